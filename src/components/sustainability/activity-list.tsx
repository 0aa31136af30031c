import { useMessages } from '../../hooks/page-language'
import { ActivityCard } from './activity-card'
import * as styles from './activity-list.module.css'
import { SustainabilityNav } from './sustainability-nav'
import { WholeWords } from '../primitives/whole-words'

const themes = ['environment', 'society', 'governance'] as const

/** The activities in three columns, one for each theme, the newest on top. */
export function ActivityList({ activities }: { activities: readonly Queries.ActivityCardFragment[] }) {
  const messages = useMessages('sustainability')
  return (
    <>
      <SustainabilityNav current="activity" />
      <header className={`frame ${styles.header}`}>
        <h1>
          <WholeWords text={messages('activity.heading')} />
        </h1>
        <p className="lead">
          <WholeWords text={messages('activity.lead')} />
        </p>
      </header>
      <div className={`frame ${styles.columns}`}>
        {themes.map((theme, column) => (
          <section key={theme} className={styles.column} aria-labelledby={theme}>
            <h2 id={theme}>
              <WholeWords text={messages(`themes.${theme}`)} />
            </h2>
            <ul>
              {activities
                .filter((activity) => activity.theme === theme)
                .map((activity, index) => (
                  <li key={activity.slug}>
                    <ActivityCard activity={activity} isFirst={column === 0 && index === 0} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
