import { useMessages } from '../../hooks/page-language'
import { ButtonLink } from '../primitives/button-link'
import { PlateCaption, plateNumbers } from '../primitives/plate-caption'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import * as styles from './careers-hero.module.css'
import { WholeWords } from '../primitives/whole-words'

interface CareersHeroProps {
  picture: SitePictureData | null
  /** How many positions are open. */
  count: number
}

/** People round a pavilion; the words stand at the foot, the number of open positions beside them. */
export function CareersHero({ picture, count }: CareersHeroProps) {
  const messages = useMessages('careers')
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <p className="label">
          <WholeWords text={messages('positions.count', { count })} />
        </p>
        <h1>
          <WholeWords text={messages('title')} />
        </h1>
        <p className="lead">
          <WholeWords text={messages('lead')} />
        </p>
        <ButtonLink to="/contact/careers/#positions">{messages('see')}</ButtonLink>
      </div>
      <figure className={styles.figure}>
        <SitePicture picture={picture} sizes="(max-width: 60rem) 100vw, 62vw" isFirst />
        <PlateCaption number={plateNumbers.society} text={messages('caption')} />
      </figure>
    </header>
  )
}
