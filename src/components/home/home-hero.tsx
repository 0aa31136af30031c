import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import * as styles from './home-hero.module.css'

/** The first screen: the picture over the whole width, the headline in its empty part, one action; then one sentence. */
export function HomeHero({ picture }: { picture: SitePictureData | null }) {
  const messages = useMessages('home')
  return (
    <>
      <section className={styles.hero}>
        <SitePicture className={styles.picture} picture={picture} sizes="(max-width: 48rem) 160vw, 100vw" isFirst />
        <div className={`frame ${styles.words}`}>
          <h1>{messages('hero.heading')}</h1>
          <p className={styles.text}>{messages('hero.text')}</p>
          <ButtonLink to={paths.projects}>{messages('hero.action')}</ButtonLink>
        </div>
      </section>
      <p className={`frame ${styles.intro}`}>{messages('intro')}</p>
    </>
  )
}
