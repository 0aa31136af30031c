import { graphql } from 'gatsby'
import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { LocalLink } from '../primitives/local-link'
import * as styles from './offices.module.css'
import { WholeWords } from '../primitives/whole-words'

/** The sales galleries, each with a link to the page of its area. */
export function Offices({ offices }: { offices: readonly Queries.SalesOfficeFragment[] }) {
  const messages = useMessages('contact')
  return (
    <section className={`frame section ${styles.offices}`} aria-labelledby="offices">
      <div>
        <h2 id="offices">
          <WholeWords text={messages('offices.heading')} />
        </h2>
        <p>
          <WholeWords text={messages('offices.text')} />
        </p>
      </div>
      <ul>
        {offices.map(({ key, name, address, landingPage }) => (
          <li key={key}>
            <h3>{name}</h3>
            <address>
              {address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {landingPage && <LocalLink to={paths.landingPage(landingPage.slug)}>{landingPage.title}</LocalLink>}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const fragment = graphql`
  fragment SalesOffice on Office {
    key
    name(language: $language)
    address(language: $language)
    landingPage {
      slug
      title(language: $language)
    }
  }
`
