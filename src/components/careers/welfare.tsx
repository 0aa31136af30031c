import { graphql } from 'gatsby'
import { useMessages } from '../../hooks/page-language'
import * as styles from './welfare.module.css'

/** What the company gives its people. */
export function Welfare({ items }: { items: readonly Queries.WelfareFragment[] }) {
  const messages = useMessages('careers')
  return (
    <section className={styles.band} aria-labelledby="welfare">
      <div className="frame">
        <h2 id="welfare">{messages('welfare.heading')}</h2>
        <ul className={styles.items}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
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
