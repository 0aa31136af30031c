import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { CardRow } from '../primitives/card-row'
import { ActivityCard } from './activity-card'

/** Activities at the end of a page, and the way to all of them. Nothing at all when there is none. */
export function RelatedActivities({ activities }: { activities: readonly Queries.ActivityCardFragment[] }) {
  const messages = useMessages('sustainability')
  if (activities.length === 0) return null
  return (
    <CardRow
      id="activities"
      title={messages('activity.related')}
      all={{ to: paths.activities, label: messages('activity.all') }}
    >
      {activities.map((activity) => (
        <li key={activity.slug}>
          <ActivityCard activity={activity} />
        </li>
      ))}
    </CardRow>
  )
}
