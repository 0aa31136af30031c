import { graphql } from 'gatsby'
import { useMessages } from '../../hooks/page-language'
import { LocalLink } from '../primitives/local-link'
import * as styles from './other-documents.module.css'

/** The other policies and notices, and the form for requests. */
export function OtherDocuments({ documents }: { documents: readonly Queries.LegalLinkFragment[] }) {
  const messages = useMessages('legal')
  return (
    <nav className={styles.others} aria-labelledby="other-documents">
      <div className={`frame ${styles.inner}`}>
        <h2 id="other-documents">{messages('others')}</h2>
        <ul className={styles.list}>
          {documents.map(({ path, title }) => (
            <li key={path}>
              <LocalLink to={path}>{title}</LocalLink>
            </li>
          ))}
          <li>
            <LocalLink to="/privacy-notice/data-subject-rights/">{messages('contact.request')}</LocalLink>
          </li>
        </ul>
      </div>
    </nav>
  )
}

export const fragment = graphql`
  fragment LegalLink on LegalDocument {
    path
    title(language: $language)
  }
`
