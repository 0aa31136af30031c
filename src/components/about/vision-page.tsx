import { useMessages } from '../../hooks/page-language'
import { ButtonLink } from '../primitives/button-link'
import { PlateCaption, plateNumbers } from '../primitives/plate-caption'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import { WholeWords } from '../primitives/whole-words'
import { AboutLinks } from './about-links'
import * as about from './about.module.css'
import { NumberedRows } from './numbered-rows'
import * as styles from './vision-page.module.css'

const duties = ['land', 'residents', 'people', 'neighbours', 'owners'] as const

/** The vision set large on the deep ground, the picture half over it, the mission as five rows. */
export function VisionPage({ hero }: { hero: SitePictureData | null }) {
  const messages = useMessages('about-vision')
  return (
    <>
      <div className="deep">
        <div className={`frame ${styles.vision}`}>
          <h1>
            <WholeWords text={messages('heading')} />
          </h1>
          <h2 className="visually-hidden">
            <WholeWords text={messages('vision')} />
          </h2>
          <blockquote>
            <WholeWords text={messages('statement')} />
          </blockquote>
          <p>
            <WholeWords text={messages('text')} />
          </p>
        </div>
      </div>
      <figure className={styles.figure}>
        <SitePicture picture={hero} sizes="(max-width: 60rem) 95vw, 75vw" isFirst />
        <PlateCaption number={plateNumbers.livingRoom} text={messages('caption')} />
      </figure>
      <section className={`frame section ${styles.mission}`} aria-labelledby="mission">
        <div className={about.prose}>
          <h2 id="mission">
            <WholeWords text={messages('mission')} />
          </h2>
          <p>
            <WholeWords text={messages('missionText')} />
          </p>
        </div>
        <div className={styles.duties}>
          <NumberedRows
            rows={duties.map((duty) => ({ title: messages(`${duty}.title`), text: messages(`${duty}.text`) }))}
          />
        </div>
        <p className={styles.links}>
          <ButtonLink to="/sustainability/corporate-governance/" kind="quiet">
            {messages('links.governance')}
          </ButtonLink>
          <ButtonLink to="/contact/careers/" kind="quiet">
            {messages('links.careers')}
          </ButtonLink>
        </p>
      </section>
      <AboutLinks />
    </>
  )
}
