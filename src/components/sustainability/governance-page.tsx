import { useMessages } from '../../hooks/page-language'
import { PlateCaption, plateNumbers } from '../primitives/plate-caption'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import { GovernanceReport } from './governance-report'
import { GovernanceStructure } from './governance-structure'
import * as styles from './governance-page.module.css'
import { RelatedActivities } from './related-activities'
import { SustainabilityNav } from './sustainability-nav'
import { WholeWords } from '../primitives/whole-words'

const principles = ['duties', 'disclosure', 'gifts', 'protection'] as const

interface GovernancePageProps {
  picture: SitePictureData | null
  activities: readonly Queries.ActivityCardFragment[]
}

/** Corporate governance, set symmetrically like its picture: principles on both sides, the structure, the report. */
export function GovernancePage({ picture, activities }: GovernancePageProps) {
  const messages = useMessages('sustainability-governance')
  return (
    <>
      <SustainabilityNav current="governance" />
      <header className={`frame ${styles.header}`}>
        <h1>
          <WholeWords text={messages('heading')} />
        </h1>
        <p className="lead">
          <WholeWords text={messages('lead')} />
        </p>
      </header>
      <section className={`frame ${styles.hall}`} aria-labelledby="principles">
        <h2 id="principles" className="visually-hidden">
          <WholeWords text={messages('principles.heading')} />
        </h2>
        <figure className={styles.figure}>
          <SitePicture className={styles.picture} picture={picture} sizes="(max-width: 60rem) 100vw, 45vw" isFirst />
          <PlateCaption number={plateNumbers.arcades} text={messages('caption')} />
        </figure>
        {principles.map((principle) => (
          <div key={principle} className={styles.principle}>
            <h3>
              <WholeWords text={messages(`principles.${principle}.title`)} />
            </h3>
            <p>
              <WholeWords text={messages(`principles.${principle}.text`)} />
            </p>
          </div>
        ))}
      </section>
      <GovernanceStructure />
      <GovernanceReport />
      <RelatedActivities activities={activities} />
    </>
  )
}
