import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { PlateCaption, plateNumbers } from '../primitives/plate-caption'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import { WholeWords } from '../primitives/whole-words'
import { AboutLinks } from './about-links'
import * as about from './about.module.css'
import * as styles from './story-page.module.css'
import { Timeline } from './timeline'

interface StoryPageProps {
  hero: SitePictureData | null
  entries: readonly Queries.TimelineYearFragment[]
}

/** The story of the company: the row of buildings, the years under it, and what has stayed the same. */
export function StoryPage({ hero, entries }: StoryPageProps) {
  const messages = useMessages('about-story')
  return (
    <>
      <header className={styles.hero}>
        <figure>
          <SitePicture picture={hero} sizes="(max-width: 60rem) 100vw, 140vh" isFirst />
          <PlateCaption number={plateNumbers.timeline} text={messages('caption')} />
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
      <Timeline entries={entries} />
      <section className={`frame section ${styles.constant}`} aria-labelledby="constant">
        <h2 id="constant">
          <WholeWords text={messages('constant.heading')} />
        </h2>
        <div className={about.prose}>
          <p>
            <WholeWords text={messages('constant.first')} />
          </p>
          <p>
            <WholeWords text={messages('constant.second')} />
          </p>
          <p className={about.actions}>
            <ButtonLink to="/about/proud-pillars/">{messages('constant.pillars')}</ButtonLink>
            <ButtonLink to={paths.projects} kind="quiet">
              {messages('constant.projects')}
            </ButtonLink>
          </p>
        </div>
      </section>
      <AboutLinks />
    </>
  )
}
