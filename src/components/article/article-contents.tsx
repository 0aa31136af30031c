import type { ContentsEntry } from '../../article-html/headings'
import { useMessages } from '../../hooks/page-language'
import * as styles from './article-contents.module.css'

/** Table of contents of a long article: over the text on a phone, beside it and always in sight on a wide screen. */
export function ArticleContents({ entries }: { entries: readonly ContentsEntry[] }) {
  const messages = useMessages('article')
  return (
    <nav className={styles.contents} aria-labelledby="article-contents">
      <p id="article-contents" className="label">
        {messages('contents')}
      </p>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
