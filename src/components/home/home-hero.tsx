import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { Film } from '../primitives/film'
import { Icon } from '../primitives/icon'
import { SitePicture, type SitePictureData } from '../primitives/site-picture'
import { WholeWords } from '../primitives/whole-words'
import * as styles from './home-hero.module.css'

interface HomeHeroProps {
  picture: SitePictureData | null
  film: Queries.HeroFilmFragment | null
}

/** The first screen: the picture over the whole width, the headline in its empty part, one action; then one sentence. */
export function HomeHero({ picture, film }: HomeHeroProps) {
  const messages = useMessages('home')
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.frame}>
          <SitePicture className={styles.picture} picture={picture} sizes="100vw" isFirst />
          <Film film={film} />
        </div>
        <div className={`frame ${styles.words}`}>
          <h1>
            <WholeWords text={messages('hero.heading')} />
          </h1>
          <p className={styles.text}>
            <WholeWords text={messages('hero.text')} />
          </p>
          <ButtonLink to={paths.projects}>
            {messages('hero.action')}
            <Icon name="circleChevron" />
          </ButtonLink>
        </div>
      </section>
      <p className={`frame ${styles.intro}`}>
        <WholeWords text={messages('intro')} />
      </p>
    </>
  )
}
