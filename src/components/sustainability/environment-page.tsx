import { useMessages } from '../../hooks/page-language'
import { PlateCaption, plateNumbers } from '../primitives/plate-caption'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import * as styles from './environment-page.module.css'
import { RelatedActivities } from './related-activities'
import { SectionDrawing } from './section-drawing'
import { SustainabilityNav } from './sustainability-nav'
import { WholeWords } from '../primitives/whole-words'

const levels = ['roof', 'facade', 'rooms', 'garden', 'ground'] as const
const siteWork = ['waste', 'water', 'dust'] as const
const meters = ['power', 'water', 'waste', 'trees'] as const

interface EnvironmentPageProps {
  picture: SitePictureData | null
  activities: readonly Queries.ActivityCardFragment[]
}

/** Environment: the building told as a section from the roof to the ground, then the site and the meters. */
export function EnvironmentPage({ picture, activities }: EnvironmentPageProps) {
  const messages = useMessages('sustainability-environment')
  return (
    <>
      <SustainabilityNav current="environment" />
      <header>
        <figure className={styles.figure}>
          <SitePicture className={styles.picture} picture={picture} sizes="100vw" isFirst />
          <PlateCaption number={plateNumbers.environment} text={messages('caption')} />
        </figure>
        <div className={`frame ${styles.words}`}>
          <h1>
            <WholeWords text={messages('heading')} />
          </h1>
          <p className="lead">
            <WholeWords text={messages('lead')} />
          </p>
        </div>
      </header>
      <section className="frame section" aria-labelledby="section">
        <h2 id="section">
          <WholeWords text={messages('section.heading')} />
        </h2>
        <ol className={styles.levels}>
          {levels.map((level) => (
            <li key={level}>
              <SectionDrawing level={level} />
              <div className={styles.storey}>
                <p className={styles.level}>{messages(`section.${level}.level`)}</p>
                <h3>{messages(`section.${level}.title`)}</h3>
                <p>
                  <WholeWords text={messages(`section.${level}.text`)} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className={`frame ${styles.site}`} aria-labelledby="site">
        <h2 id="site">
          <WholeWords text={messages('site.heading')} />
        </h2>
        <div className={styles.columns}>
          {siteWork.map((key) => (
            <p key={key}>
              <WholeWords text={messages(`site.${key}`)} />
            </p>
          ))}
        </div>
      </section>
      <Meters />
      <RelatedActivities activities={activities} />
    </>
  )
}

function Meters() {
  const messages = useMessages('sustainability-environment')
  return (
    <section className={`frame ${styles.site}`} aria-labelledby="meters">
      <div>
        <h2 id="meters">
          <WholeWords text={messages('meters.heading')} />
        </h2>
        <p className={styles.note}>
          <WholeWords text={messages('meters.text')} />
        </p>
      </div>
      <table className={styles.meters}>
        <thead>
          <tr>
            <th scope="col">{messages('meters.what')}</th>
            <th scope="col">{messages('meters.unit')}</th>
            <th scope="col">{messages('meters.when')}</th>
          </tr>
        </thead>
        <tbody>
          {meters.map((meter) => (
            <tr key={meter}>
              <th scope="row">{messages(`meters.${meter}.what`)}</th>
              <td>{messages(`meters.${meter}.unit`)}</td>
              <td>{messages(`meters.${meter}.when`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
