import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { plateNumbers } from '../primitives/plate-caption'
import type { SitePictureData } from '../primitives/site-picture'
import { SplitSection } from '../primitives/split-section'
import { WholeWords } from '../primitives/whole-words'
import { AboutLinks } from './about-links'
import * as about from './about.module.css'
import * as styles from './brand-page.module.css'

const facts = ['years', 'projects', 'places'] as const
const marks = ['shade', 'air', 'shoes', 'number'] as const

interface BrandPageProps {
  hero: SitePictureData | null
  workshop: SitePictureData | null
}

/** What the name stands for, how the company works, and what a home of it is known by. */
export function BrandPage({ hero, workshop }: BrandPageProps) {
  const messages = useMessages('about-brand')
  return (
    <>
      <SplitSection
        picture={hero}
        plate={{ number: plateNumbers.aboutBrand, text: messages('caption') }}
        side="right"
        isHero
      >
        <h1>
          <WholeWords text={messages('heading')} />
        </h1>
        <p className="lead">
          <WholeWords text={messages('lead')} />
        </p>
      </SplitSection>
      <div className="frame section">
        <p className={about.statement}>
          <WholeWords text={messages('statement')} />
        </p>
      </div>
      <SplitSection
        picture={workshop}
        plate={{ number: plateNumbers.contact, text: messages('workshop.caption') }}
        side="left"
      >
        <h2>
          <WholeWords text={messages('workshop.heading')} />
        </h2>
        <p>
          <WholeWords text={messages('workshop.first')} />
        </p>
        <p>
          <WholeWords text={messages('workshop.second')} />
        </p>
        <ButtonLink to={paths.projects} kind="quiet">
          {messages('workshop.link')}
        </ButtonLink>
      </SplitSection>
      <dl className={`frame ${styles.facts}`}>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{messages(`facts.${fact}.label`)}</dt>
            <dd>{messages(`facts.${fact}.value`)}</dd>
          </div>
        ))}
      </dl>
      <section className={`frame section ${styles.marks}`} aria-labelledby="marks">
        <h2 id="marks">
          <WholeWords text={messages('marks.heading')} />
        </h2>
        <ol className={styles.panes}>
          {marks.map((mark) => (
            <li key={mark}>
              <h3>
                <WholeWords text={messages(`marks.${mark}.title`)} />
              </h3>
              <p>
                <WholeWords text={messages(`marks.${mark}.text`)} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      <AboutLinks />
    </>
  )
}
