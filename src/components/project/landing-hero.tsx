import { graphql } from 'gatsby'
import { useCommonMessages, useMessages } from '../../hooks/page-language'
import { ButtonLink } from '../primitives/button-link'
import { SitePicture } from '../primitives/site-picture'
import { Ground } from './ground'
import * as styles from './landing-hero.module.css'

/** Headline and picture of a landing page, on the ground of its first project. */
export function LandingHero({ page }: { page: Queries.LandingHeroFragment }) {
  const common = useCommonMessages()
  const messages = useMessages('project')
  const [first] = page.projects
  if (!first) return null
  return (
    <Ground project={first} className={styles.hero}>
      <div className={styles.words}>
        <p>{page.eyebrow}</p>
        <h1>{page.title}</h1>
        <p className={styles.lead}>{page.lead}</p>
        <ButtonLink to={`/project/${page.slug}/#register`} kind={first.onGround === 'paper' ? 'onDeep' : 'main'}>
          {messages('landing.register')}
        </ButtonLink>
      </div>
      <figure className={styles.figure}>
        <SitePicture picture={page.picture} sizes="(max-width: 60rem) 100vw, 60vw" isFirst />
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
      plate {
        number
        scale
      }
    }
  }
`
