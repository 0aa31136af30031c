import * as styles from './numbered-rows.module.css'
import { WholeWords } from '../primitives/whole-words'

/** Titles and texts as numbered rows between hairlines, under a heading of the second level. */
export function NumberedRows({ rows }: { rows: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.rows}>
      {rows.map(({ title, text }) => (
        <li key={title}>
          <h3>
            <WholeWords text={title} />
          </h3>
          <p>
            <WholeWords text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
