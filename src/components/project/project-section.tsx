import { graphql } from 'gatsby'
import { useMessages } from '../../hooks/page-language'
import { ButtonLink } from '../primitives/button-link'
import { Icon } from '../primitives/icon'
import { SitePicture } from '../primitives/site-picture'
import { WholeWords } from '../primitives/whole-words'
import { FactsBar } from './facts-bar'
import { Gallery } from './gallery'
import { Ground } from './ground'
import * as styles from './project-section.module.css'
import { UnitTypes } from './unit-types'

interface ProjectSectionProps {
  project: Queries.ProjectSectionFragment
  page: Queries.LandingPricingFragment
}

/** One project on its landing page: picture, introduction, facts where the page has several projects, unit types. */
export function ProjectSection({ project, page }: ProjectSectionProps) {
  const messages = useMessages('project')
  const isOneOfMany = page.projects.length > 1
  // The head of the page shows the model of its first project
  const isShownAbove = page.projects[0]?.slug === project.slug
  return (
    <section className={styles.section} aria-labelledby={project.slug}>
      <div className={styles.top}>
        <Ground project={project} className={styles.ground}>
          <SitePicture
            picture={isShownAbove ? (project.gallery[0] ?? null) : project.picture}
            sizes="(max-width: 60rem) 100vw, 58vw"
          />
        </Ground>
        <div className={styles.words}>
          <p className="label">{project.place}</p>
          <h2 id={project.slug}>
            <WholeWords text={project.name} />
          </h2>
          <p>
            <WholeWords text={project.intro} />
          </p>
          <ul className={styles.highlights}>
            {project.highlights.map((highlight) => (
              <li key={highlight}>
                <WholeWords text={highlight} />
              </li>
            ))}
          </ul>
          <ButtonLink to={project.externalUrl ?? `/project/${page.slug}/#${project.slug}-units`} kind="quiet">
            {messages('landing.moreDetail')}
            <Icon name="chevronRight" />
          </ButtonLink>
        </div>
      </div>
      {isOneOfMany && <FactsBar facts={project.facts} />}
      <UnitTypes project={project} title={page.pricingTitle} note={page.pricingNote} />
      {!isOneOfMany && project.gallery.length > 1 && (
        <div className={`no-print ${styles.gallery}`}>
          <Gallery plate={project.plate.number} pictures={project.gallery.slice(1)} />
        </div>
      )}
    </section>
  )
}

export const fragment = graphql`
  fragment LandingPricing on LandingPage {
    slug
    pricingTitle(language: $language)
    pricingNote(language: $language)
    projects {
      slug
    }
  }

  fragment ProjectSection on Project {
    slug
    name(language: $language)
    place(language: $language)
    intro(language: $language)
    highlights(language: $language)
    externalUrl
    ground
    onGround
    facts {
      ...ProjectFact
    }
    picture {
      ...CardPicture
    }
    gallery {
      ...GalleryPicture
    }
    plate {
      number
    }
    ...ProjectUnitTypes
  }
`
