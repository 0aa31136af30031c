import { graphql } from 'gatsby'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { formatDate } from '../../i18n/formats'
import { paths } from '../../i18n/paths'
import { CardLink } from '../primitives/card-link'
import * as styles from './privilege-row.module.css'
import { WholeWords } from '../primitives/whole-words'

/** A benefit in a list: what one gets, set large, then who gives it and where. The whole row is the link. */
export function PrivilegeRow({ item }: { item: Queries.PrivilegeRowFragment }) {
  const messages = useMessages('privilege')
  const { slug, benefit, title, partner, place, validUntil } = item
  const day = formatDate(validUntil, useLanguage(), 'short')
  return (
    <article className={styles.row}>
      <h3 className={styles.benefit}>
        <CardLink to={paths.privilege(slug)}>
          <WholeWords text={benefit} />
        </CardLink>
      </h3>
      <p>
        {title}
        <span className={styles.partner}>
          {partner}, {place}
        </span>
      </p>
      <p className={`label ${styles.until}`}>
        <time dateTime={validUntil}>{messages('until', { date: day })}</time>
      </p>
    </article>
  )
}

export const fragment = graphql`
  fragment PrivilegeRow on PrivilegeItem {
    slug
    category
    benefit(language: $language)
    title(language: $language)
    partner(language: $language)
    place(language: $language)
    validUntil
  }
`
