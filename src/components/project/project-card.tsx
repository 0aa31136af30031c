import { graphql } from 'gatsby'
import { millionsOfBaht } from '../../i18n/formats'
import { useCommonMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { LocalLink } from '../primitives/local-link'
import { SitePicture } from '../primitives/site-picture'
import { WholeWords } from '../primitives/whole-words'
import { Ground } from './ground'
import * as styles from './project-card.module.css'

interface ProjectCardProps {
  project: Queries.ProjectCardFragment
  headingLevel?: 'h2' | 'h3'
  /** Width of the picture on wide screens, as in the `sizes` attribute. */
  width?: string
}

/** A project on its ground: picture, plate caption, name, place, price, one line. The whole card is the link. */
export function ProjectCard({ project, headingLevel: Heading = 'h3', width = '45vw' }: ProjectCardProps) {
  const common = useCommonMessages()
  const { name, place, tagline, plate, landingPage } = project
  return (
    <article className={styles.card}>
      <Ground project={project} className={styles.ground}>
        <SitePicture
          className={styles.picture}
          picture={project.picture}
          sizes={`(max-width: 48rem) calc(100vw - 2.5rem), ${width}`}
          isDecorative
        />
        <p className={styles.plate}>
          {common('plate', { number: plate.number })}, {common('model', { scale: plate.scale })}
        </p>
      </Ground>
      <Heading className={styles.name}>
        <LocalLink to={paths.landingPage(landingPage?.slug ?? '')} className={styles.link}>
          {name}
        </LocalLink>
      </Heading>
      <p className={styles.place}>
        {place} <CardPrice project={project} />
      </p>
      <p className={styles.tagline}>
        <WholeWords text={tagline} />
      </p>
    </article>
  )
}

/** Text of the card is made from shared words, so that cards stand on any page whatever its dictionary. */
function CardPrice({ project: { cardPrice, startingPrice, status } }: { project: Queries.ProjectCardFragment }) {
  const common = useCommonMessages()
  const price = cardPrice ?? startingPrice
  if (status === 'coming-soon') return <span className={styles.price}>{common('comingSoon')}</span>
  if (!price) return null
  return <span className={styles.price}>{common('priceFrom', { amount: millionsOfBaht(price.baht) })}</span>
}

export const fragment = graphql`
  fragment ProjectCard on Project {
    slug
    name(language: $language)
    tagline(language: $language)
    place(language: $language)
    status
    ground
    onGround
    plate {
      number
      scale
    }
    landingPage {
      slug
    }
    startingPrice {
      baht
    }
    cardPrice {
      baht
    }
    picture {
      ...CardPicture
    }
  }
`
