import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { PlateCaption, plateNumbers } from '../primitives/plate-caption'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import { WholeWords } from '../primitives/whole-words'
import { AboutLinks } from './about-links'
import { NumberedRows } from './numbered-rows'
import * as styles from './research-page.module.css'

/** The studies in the picture, from left to right. */
const studies = ['louvres', 'terracotta', 'green', 'blocks', 'fins', 'balcony'] as const
const aiSteps = ['give', 'look', 'designer'] as const
const methodSteps = ['question', 'sample', 'room', 'home'] as const

/** The research and development centre: what lies on its table, interior design with AI, the way into a house. */
export function ResearchPage({ hero }: { hero: SitePictureData | null }) {
  const messages = useMessages('about-rd')
  return (
    <>
      <header className={`frame ${styles.top}`}>
        <p className="label">
          <WholeWords text={messages('title')} />
        </p>
        <h1>
          <WholeWords text={messages('heading')} />
        </h1>
        <p className="lead">
          <WholeWords text={messages('lead')} />
        </p>
      </header>
      <figure className={styles.picture}>
        <SitePicture picture={hero} sizes="100vw" isFirst />
        <PlateCaption number={plateNumbers.research} text={messages('bench.caption')} />
      </figure>
      <section className={`frame ${styles.bench}`} aria-labelledby="bench">
        <h2 id="bench">
          <WholeWords text={messages('bench.heading')} />
        </h2>
        <ol className={styles.studies}>
          {studies.map((study) => (
            <li key={study}>
              <h3>
                <WholeWords text={messages(`bench.${study}.title`)} />
              </h3>
              <p>
                <WholeWords text={messages(`bench.${study}.text`)} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      <InteriorDesign />
      <section className={`frame section ${styles.method}`} aria-labelledby="method">
        <h2 id="method">
          <WholeWords text={messages('method.heading')} />
        </h2>
        <NumberedRows
          rows={methodSteps.map((step) => ({
            title: messages(`method.${step}.title`),
            text: messages(`method.${step}.text`),
          }))}
        />
      </section>
      <AboutLinks />
    </>
  )
}

function InteriorDesign() {
  const messages = useMessages('about-rd')
  return (
    <section className="deep" aria-labelledby="ai">
      <div className={`frame ${styles.ai}`}>
        <h2 id="ai">
          <WholeWords text={messages('ai.heading')} />
        </h2>
        <p className="lead">
          <WholeWords text={messages('ai.text')} />
        </p>
        <ol className={styles.steps}>
          {aiSteps.map((step) => (
            <li key={step}>
              <h3>
                <WholeWords text={messages(`ai.${step}.title`)} />
              </h3>
              <p>
                <WholeWords text={messages(`ai.${step}.text`)} />
              </p>
            </li>
          ))}
        </ol>
        <p className={styles.link}>
          <ButtonLink to={paths.newsItem('ai-interior-design-in-three-minutes')} kind="onDeep">
            {messages('ai.link')}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
