import { graphql } from 'gatsby'
import * as styles from './legal-table.module.css'

/** A table of a policy or notice; on a phone each row is a card whose cells carry the names of their columns. */
export function LegalTable({ table: { caption, head, rows } }: { table: Queries.LegalTableContentFragment }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={index} data-label={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const fragment = graphql`
  fragment LegalTableContent on LegalTable {
    caption(language: $language)
    head(language: $language)
    rows(language: $language)
  }
`
