import { useMessages } from '../../hooks/page-language'
import { PlateCaption, plateNumbers } from '../primitives/plate-caption'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import { RelatedActivities } from './related-activities'
import * as styles from './society-page.module.css'
import { StatementBand } from './statement-band'
import { SustainabilityNav } from './sustainability-nav'
import { WholeWords } from '../primitives/whole-words'

const stages = ['before', 'during', 'after'] as const
const workers = ['safety', 'wages', 'learning'] as const

interface SocietyPageProps {
  picture: SitePictureData | null
  activities: readonly Queries.ActivityCardFragment[]
}

/** Society: being a neighbour in three stages that go down like steps, and the people who work on site. */
export function SocietyPage({ picture, activities }: SocietyPageProps) {
  const messages = useMessages('sustainability-society')
  return (
    <>
      <SustainabilityNav current="society" />
      <header className={styles.hero}>
        <div className={styles.words}>
          <h1>
            <WholeWords text={messages('heading')} />
          </h1>
          <p className="lead">
            <WholeWords text={messages('lead')} />
          </p>
        </div>
        <figure className={styles.figure}>
          <SitePicture className={styles.picture} picture={picture} sizes="(max-width: 60rem) 100vw, 60vw" isFirst />
          <PlateCaption number={plateNumbers.society} text={messages('caption')} />
        </figure>
      </header>
      <section className="frame section" aria-labelledby="stages">
        <h2 id="stages">
          <WholeWords text={messages('stages.heading')} />
        </h2>
        <ol className={styles.stages}>
          {stages.map((stage) => (
            <li key={stage}>
              <h3>
                <WholeWords text={messages(`stages.${stage}.title`)} />
              </h3>
              <p>
                <WholeWords text={messages(`stages.${stage}.text`)} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      <StatementBand statement={messages('statement.title')} text={messages('statement.text')} />
      <section className={`frame section ${styles.workers}`} aria-labelledby="workers">
        <h2 id="workers">
          <WholeWords text={messages('workers.heading')} />
        </h2>
        <dl>
          {workers.map((key) => (
            <div key={key}>
              <dt>
                <WholeWords text={messages(`workers.${key}.title`)} />
              </dt>
              <dd>
                <WholeWords text={messages(`workers.${key}.text`)} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <RelatedActivities activities={activities} />
    </>
  )
}
