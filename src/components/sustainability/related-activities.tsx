import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { ActivityCard } from './activity-card'
import * as styles from './related-activities.module.css'
import { WholeWords } from '../primitives/whole-words'

/** Activities at the end of a page, and the way to all of them. Nothing at all when there is none. */
export function RelatedActivities({ activities }: { activities: readonly Queries.ActivityCardFragment[] }) {
  const messages = useMessages('sustainability')
  if (activities.length === 0) return null
  return (
    <section className="frame section" aria-labelledby="activities">
      <header className={styles.header}>
        <h2 id="activities">
          <WholeWords text={messages('activity.related')} />
        </h2>
        <ButtonLink to={paths.activities} kind="quiet">
          {messages('activity.all')}
        </ButtonLink>
      </header>
      <ul className={styles.cards}>
        {activities.map((activity) => (
          <li key={activity.slug}>
            <ActivityCard activity={activity} />
          </li>
        ))}
      </ul>
    </section>
  )
}
