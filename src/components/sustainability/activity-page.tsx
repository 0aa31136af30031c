import { graphql } from 'gatsby'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { formatDate } from '../../i18n/formats'
import { paths } from '../../i18n/paths'
import { LocalLink } from '../primitives/local-link'
import { SitePicture } from '../primitives/site-picture'
import * as styles from './activity-page.module.css'
import { RelatedActivities } from './related-activities'
import { SustainabilityNav } from './sustainability-nav'
import { WholeWords } from '../primitives/whole-words'

/** Page that an activity's theme leads to. */
const themePages: Readonly<Record<string, string>> = {
  environment: '/sustainability/environment/',
  society: '/sustainability/society/',
  governance: '/sustainability/corporate-governance/',
}

interface ActivityPageProps {
  activity: Queries.ActivityContentFragment
  others: readonly Queries.ActivityCardFragment[]
}

/** An activity: title and summary over the picture, day and theme in the margin beside the text. */
export function ActivityPage({ activity, others }: ActivityPageProps) {
  const messages = useMessages('sustainability')
  const language = useLanguage()
  const { title, excerpt, body, picture, heldAt, theme } = activity
  return (
    <>
      <SustainabilityNav current="activity" />
      <article>
        <header className={`frame ${styles.header}`}>
          <h1>
            <WholeWords text={title} />
          </h1>
          <p className={styles.excerpt}>
            <WholeWords text={excerpt} />
          </p>
        </header>
        <div className={`frame ${styles.inner}`}>
          <SitePicture className={styles.picture} picture={picture} sizes="(max-width: 90rem) 100vw, 80rem" isFirst />
          <dl className={styles.margin}>
            <div>
              <dt className="label">
                <WholeWords text={messages('activity.held')} />
              </dt>
              <dd>
                <time dateTime={heldAt}>{formatDate(heldAt, language)}</time>
              </dd>
            </div>
            <div>
              <dt className="label">
                <WholeWords text={messages('activity.theme')} />
              </dt>
              <dd>
                <LocalLink to={themePages[theme] ?? paths.activities}>
                  <WholeWords text={messages(`themes.${theme as 'environment'}`)} />
                </LocalLink>
              </dd>
            </div>
          </dl>
          <div className={styles.body}>
            {body.map((paragraph) => (
              <p key={paragraph}>
                <WholeWords text={paragraph} />
              </p>
            ))}
            <p>
              <LocalLink to={paths.activities} className={styles.back}>
                <WholeWords text={messages('activity.back')} />
              </LocalLink>
            </p>
          </div>
        </div>
      </article>
      <RelatedActivities activities={others} />
    </>
  )
}

export const fragment = graphql`
  fragment ActivityContent on Activity {
    title(language: $language)
    excerpt(language: $language)
    body(language: $language)
    theme
    heldAt
    picture {
      ...HeroPicture
    }
  }
`
