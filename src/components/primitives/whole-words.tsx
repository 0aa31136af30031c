import { Fragment } from 'react'
import { unbrokenWords } from './unbroken-words'
import * as styles from './whole-words.module.css'

const words = new RegExp(`(${unbrokenWords.join('|')})`)

/** Text whose words stay whole where browsers would break them; its letters are the same, for search and readers. */
export function WholeWords({ text }: { text: string }) {
  // Split by a pattern with one group: what stands between words, then a word, and so on
  return text.split(words).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
