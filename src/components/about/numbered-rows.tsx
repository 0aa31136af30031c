import * as styles from './numbered-rows.module.css'

/** Titles and texts as numbered rows between hairlines, under a heading of the second level. */
export function NumberedRows({ rows }: { rows: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.rows}>
      {rows.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
