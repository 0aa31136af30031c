import { graphql } from 'gatsby'
import { useMessages } from '../../hooks/page-language'
import { NewsRow } from '../news/news-row'
import { BenefitCards } from './benefit-cards'
import { FactsBar } from './facts-bar'
import { LandingHero } from './landing-hero'
import * as styles from './landing-page.module.css'
import { ProjectCard } from './project-card'
import { ProjectSection } from './project-section'
import { RegisterSection } from './register-section'
import { SurroundingsSection } from './surroundings'

/** The page of an area: its projects with all their facts, what is nearby, prices, and where to go next. */
export function LandingPage({ page }: { page: Queries.LandingPageContentFragment }) {
  const messages = useMessages('project')
  const isComingSoon = page.kind === 'coming-soon'
  return (
    <>
      <LandingHero page={page} />
      {page.projects.length === 1 &&
        page.projects.map((project) => <FactsBar key={project.slug} facts={project.facts} />)}
      <section className={`frame section ${styles.intro}`} aria-labelledby="intro">
        <h2 id="intro">{page.introTitle}</h2>
        <div className={styles.prose}>
          {page.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <BenefitCards title={page.benefitsTitle} benefits={page.benefits} />
      {!isComingSoon &&
        page.projects.map((project) => <ProjectSection key={project.slug} project={project} page={page} />)}
      {page.detail.length > 0 && (
        <section className={`frame section ${styles.intro}`} aria-labelledby="detail">
          <h2 id="detail">{page.detailTitle}</h2>
          <div className={styles.prose}>
            {page.detail.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {page.surroundings.length > 0 && <SurroundingsSection groups={page.surroundings} />}
      <RegisterSection
        text={messages(isComingSoon ? 'landing.comingSoonText' : 'landing.registerText')}
        projects={page.projects}
      />
      {page.recommended.length > 0 && (
        <section className="frame section" aria-labelledby="recommended">
          <h2 id="recommended">{messages('landing.recommended')}</h2>
          <ul className={styles.recommended}>
            {page.recommended.map((project) => (
              <li key={project.slug}>
                <ProjectCard project={project} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <NewsRow title={messages('landing.news')} news={page.news} />
    </>
  )
}

export const fragment = graphql`
  fragment LandingPageContent on LandingPage {
    kind
    introTitle(language: $language)
    intro(language: $language)
    benefitsTitle(language: $language)
    benefits {
      ...BenefitCard
    }
    projects {
      slug
      ...ProjectSection
      ...RegisterProject
    }
    detailTitle(language: $language)
    detail(language: $language)
    surroundings {
      ...SurroundingsGroup
    }
    recommended {
      slug
      ...ProjectCard
    }
    news {
      ...NewsCard
    }
    ...LandingHero
    ...LandingPricing
  }
`
