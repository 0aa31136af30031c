import { graphql } from 'gatsby'
import { useCommonMessages, useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import { Film } from '../primitives/film'
import { Icon } from '../primitives/icon'
import { LocalLink } from '../primitives/local-link'
import { SitePicture } from '../primitives/site-picture'
import { WholeWords } from '../primitives/whole-words'
import { Ground } from './ground'
import * as styles from './landing-hero.module.css'

/** Width of the picture in each composition, as in the `sizes` attribute. */
const sizes: Record<string, string> = {
  horizon: '100vw',
  plan: '(max-width: 60rem) 100vw, 92vw',
  garden: '(max-width: 60rem) calc(100vw - 2.5rem), 55vw',
}

/** Headline and picture of a landing page on the ground of its first project, composed as the page says. */
export function LandingHero({ page }: { page: Queries.LandingHeroFragment }) {
  const common = useCommonMessages()
  const messages = useMessages('project')
  const [first] = page.projects
  if (!first) return null
  return (
    <Ground project={first} className={`${styles.hero} ${styles[page.composition]}`}>
      <div className={styles.words}>
        <p className={`no-print ${styles.back}`}>
          <LocalLink to={paths.projects}>
            <Icon name="chevronLeft" />
            {messages('landing.allProjects')}
          </LocalLink>
        </p>
        <div className={styles.title}>
          <p>{page.eyebrow}</p>
          <h1>
            <WholeWords text={page.title} />
          </h1>
        </div>
        <div className={styles.invitation}>
          <p className={styles.lead}>
            <WholeWords text={page.lead} />
          </p>
          <ButtonLink to={`/project/${page.slug}/#register`} kind={first.onGround === 'paper' ? 'onDeep' : 'main'}>
            {messages('landing.register')}
          </ButtonLink>
        </div>
      </div>
      <figure className={styles.figure}>
        <div className={styles.frame}>
          <SitePicture
            picture={page.picture}
            sizes={sizes[page.composition] ?? '(max-width: 60rem) 100vw, 60vw'}
            isFirst
          />
          <Film film={first.film} />
        </div>
        <figcaption>
          {common('plate', { number: first.plate.number })}, {first.name},{' '}
          {common('model', { scale: first.plate.scale })}
        </figcaption>
      </figure>
    </Ground>
  )
}

export const fragment = graphql`
  fragment LandingHero on LandingPage {
    slug
    composition
    eyebrow(language: $language)
    title(language: $language)
    lead(language: $language)
    picture {
      ...HeroPicture
    }
    projects {
      name(language: $language)
      ground
      onGround
      film {
        ...HeroFilm
      }
      plate {
        number
        scale
      }
    }
  }
`
