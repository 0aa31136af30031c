import { graphql } from 'gatsby'
import { useMessages } from '../../hooks/page-language'
import * as styles from './welfare.module.css'
import { WholeWords } from '../primitives/whole-words'

/** What the company gives its people. */
export function Welfare({ items }: { items: readonly Queries.WelfareFragment[] }) {
  const messages = useMessages('careers')
  return (
    <section className={`deep ${styles.band}`} aria-labelledby="welfare">
      <div className="frame">
        <h2 id="welfare">
          <WholeWords text={messages('welfare.heading')} />
        </h2>
        <ul className={styles.items}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>
                <WholeWords text={title} />
              </h3>
              <p>
                <WholeWords text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment Welfare on WelfareItem {
    title(language: $language)
    text(language: $language)
  }
`
