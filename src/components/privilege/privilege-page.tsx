import { graphql } from 'gatsby'
import { useCommonMessages, useLanguage, useMessages } from '../../hooks/page-language'
import { formatDate } from '../../i18n/formats'
import { paths } from '../../i18n/paths'
import { LocalLink } from '../primitives/local-link'
import { SitePicture } from '../primitives/site-picture'
import * as styles from './privilege-page.module.css'
import { PrivilegeRow } from './privilege-row'
import { WholeWords } from '../primitives/whole-words'

interface PrivilegePageProps {
  item: Queries.PrivilegeContentFragment
  others: readonly Queries.PrivilegeRowFragment[]
}

/** A benefit as a voucher: what one gets, from whom, where, until when and how; then others of its category. */
export function PrivilegePage({ item, others }: PrivilegePageProps) {
  const messages = useMessages('privilege')
  const common = useCommonMessages()
  const categoryName = messages(`categories.${item.category as 'eat'}.name`)
  return (
    <>
      <article className={styles.voucher}>
        <div className={styles.figure}>
          <SitePicture picture={item.picture} sizes="(max-width: 60rem) 100vw, 42vw" isFirst />
        </div>
        <div className={styles.words}>
          <nav className={styles.crumbs} aria-label={common('breadcrumbs')}>
            <LocalLink to={paths.privileges}>{messages('title')}</LocalLink>
            <LocalLink to={`${paths.privileges}?tab=${item.category}`}>{categoryName}</LocalLink>
          </nav>
          <h1 className={styles.benefit}>
            <WholeWords text={item.benefit} />
          </h1>
          <p className={styles.title}>
            <WholeWords text={item.title} />
          </p>
          <Terms item={item} />
          {item.description.map((paragraph) => (
            <p key={paragraph}>
              <WholeWords text={paragraph} />
            </p>
          ))}
          {item.conditions.length > 0 && (
            <>
              <h2>
                <WholeWords text={messages('item.conditions')} />
              </h2>
              <ul className={styles.conditions}>
                {item.conditions.map((condition) => (
                  <li key={condition}>
                    <WholeWords text={condition} />
                  </li>
                ))}
              </ul>
            </>
          )}
          <LocalLink to={paths.privileges} className={styles.back}>
            <WholeWords text={messages('item.back')} />
          </LocalLink>
        </div>
      </article>
      {others.length > 0 && (
        <section className="frame section" aria-labelledby="others">
          <h2 id="others">
            <WholeWords text={messages('item.others', { category: categoryName })} />
          </h2>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.slug}>
                <PrivilegeRow item={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Terms({ item: { partner, place, validUntil } }: { item: Queries.PrivilegeContentFragment }) {
  const messages = useMessages('privilege')
  const language = useLanguage()
  return (
    <dl className={styles.terms}>
      <div>
        <dt className="label">
          <WholeWords text={messages('item.partner')} />
        </dt>
        <dd>{partner}</dd>
      </div>
      <div>
        <dt className="label">
          <WholeWords text={messages('item.place')} />
        </dt>
        <dd>{place}</dd>
      </div>
      <div>
        <dt className="label">
          <WholeWords text={messages('item.validUntil')} />
        </dt>
        <dd>
          <time dateTime={validUntil}>{formatDate(validUntil, language)}</time>
        </dd>
      </div>
    </dl>
  )
}

export const fragment = graphql`
  fragment PrivilegeContent on PrivilegeItem {
    category
    benefit(language: $language)
    title(language: $language)
    partner(language: $language)
    place(language: $language)
    description(language: $language)
    conditions(language: $language)
    validUntil
    picture {
      ...HeroPicture
    }
  }
`
