import { useMessages } from '../../hooks/page-language'
import { CardLink } from '../primitives/card-link'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import * as styles from './concept-page.module.css'
import { RelatedActivities } from './related-activities'
import { StatementBand } from './statement-band'
import { SustainabilityNav } from './sustainability-nav'
import { WholeWords } from '../primitives/whole-words'

const chapters = [
  { key: 'environment', to: '/sustainability/environment/' },
  { key: 'society', to: '/sustainability/society/' },
  { key: 'governance', to: '/sustainability/corporate-governance/' },
] as const

const questions = ['land', 'people', 'repair'] as const

interface ConceptPageProps {
  pictures: Readonly<Record<(typeof chapters)[number]['key'], SitePictureData | null>>
  activities: readonly Queries.ActivityCardFragment[]
}

/** What sustainability means here: a sentence, three chapters as three plates, and the questions that are asked first. */
export function ConceptPage({ pictures, activities }: ConceptPageProps) {
  const messages = useMessages('sustainability-concept')
  return (
    <>
      <SustainabilityNav current="concept" />
      <header className={`frame ${styles.header}`}>
        <h1>
          <WholeWords text={messages('heading')} />
        </h1>
        <p className="lead">
          <WholeWords text={messages('lead')} />
        </p>
      </header>
      <ul className={styles.plates}>
        {chapters.map(({ key, to }, index) => (
          <li key={key} className={styles.plate}>
            <SitePicture picture={pictures[key]} sizes="(max-width: 48rem) 100vw, 42vw" isFirst={index === 0} />
            <h2>
              <CardLink to={to}>
                <WholeWords text={messages(`chapters.${key}.title`)} />
              </CardLink>
            </h2>
            <p>
              <WholeWords text={messages(`chapters.${key}.text`)} />
            </p>
          </li>
        ))}
      </ul>
      <section className="frame section" aria-labelledby="questions">
        <h2 id="questions">
          <WholeWords text={messages('questions.heading')} />
        </h2>
        <ol className={styles.questions}>
          {questions.map((question) => (
            <li key={question}>
              <h3>
                <WholeWords text={messages(`questions.${question}.title`)} />
              </h3>
              <p>
                <WholeWords text={messages(`questions.${question}.text`)} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      <StatementBand statement={messages('statement.title')} text={messages('statement.text')} />
      <RelatedActivities activities={activities} />
    </>
  )
}
