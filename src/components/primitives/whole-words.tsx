import { Fragment } from 'react'
import * as styles from './whole-words.module.css'

/** Thai words that browsers take for two, and break between lines of large type. */
const words = /(ส่วนตัว|ผู้ถือหุ้น|ได้รับ)/

/** A heading whose Thai words stay whole where browsers would break them; its text is the same, for search and readers. */
export function WholeWords({ text }: { text: string }) {
  return text.split(words).map((part, index) =>
    words.test(part) ? (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
