import { useMessages } from '../../hooks/page-language'
import { ButtonLink } from '../primitives/button-link'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import * as styles from './land-hero.module.css'
import { WholeWords } from '../primitives/whole-words'

/** Headline across the page, and the land under it from edge to edge. */
export function LandHero({ picture }: { picture: SitePictureData | null }) {
  const messages = useMessages('land-proposal')
  return (
    <header>
      <div className={`frame ${styles.words}`}>
        <h1>
          <WholeWords text={messages('title')} />
        </h1>
        <div>
          <p className="lead">
            <WholeWords text={messages('lead')} />
          </p>
          <ButtonLink to="/contact/land-selling-proposal/#proposal">{messages('start')}</ButtonLink>
        </div>
      </div>
      <SitePicture className={styles.picture} picture={picture} sizes="100vw" isFirst />
    </header>
  )
}
