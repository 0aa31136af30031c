import { graphql } from 'gatsby'
import { LocalLink } from '../primitives/local-link'
import { LegalContact } from './legal-contact'
import * as styles from './legal-section.module.css'
import { LegalTable } from './legal-table'
import { LegalText } from './legal-text'

interface LegalSectionProps {
  section: Queries.LegalSectionContentFragment & { readonly id: string; readonly title: string }
  /** Number of the section, from 1. */
  number: number
  /** Plain path of the page. */
  path: string
}

/** A numbered section. Its heading is a link to itself, to be copied and sent on. */
export function LegalSection({ section: { id, title, blocks }, number, path }: LegalSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <LocalLink to={`${path}#${id}`}>
          <span className={styles.number}>{number}</span> {title}
        </LocalLink>
      </h2>
      {blocks.map((block, index) => (
        <LegalBlock key={index} block={block} />
      ))}
      {id === 'contact' && <LegalContact />}
    </section>
  )
}

function LegalBlock({ block: { paragraph, list, table } }: { block: LegalSectionProps['section']['blocks'][number] }) {
  if (table) return <LegalTable table={table} />
  if (list) {
    return (
      <ul className={styles.list}>
        {list.map((point) => (
          <li key={point}>
            <LegalText text={point} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p>
      <LegalText text={paragraph ?? ''} />
    </p>
  )
}

export const fragment = graphql`
  fragment LegalSectionContent on LegalSection {
    blocks {
      paragraph(language: $language)
      list(language: $language)
      table {
        ...LegalTableContent
      }
    }
  }
`
