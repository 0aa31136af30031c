import { graphql } from 'gatsby'
import type { LandingComposition } from '../../content/list-keys'
import { useMessages } from '../../hooks/page-language'
import { NewsRow } from '../news/news-row'
import { ActionBar } from './action-bar'
import { BenefitCards } from './benefit-cards'
import { FactsBar } from './facts-bar'
import { LandingHero } from './landing-hero'
import * as styles from './landing-page.module.css'
import { LoanEstimate } from './loan/loan-estimate'
import { ProjectCard } from './project-card'
import { ProjectSection } from './project-section'
import { RegisterSection } from './register-section'
import { SheetActions } from './sheet-actions'
import { SurroundingsSection } from './surroundings'
import { TextSection } from './text-section'

/** The page of an area: its projects with all their facts, what is nearby, prices, and where to go next. */
export function LandingPage({ page }: { page: Queries.LandingPageContentFragment }) {
  const messages = useMessages('project')
  const isComingSoon = page.kind === 'coming-soon'
  return (
    <>
      <div className={styles.page}>
        <LandingHero page={page} />
        <SheetActions slug={page.slug} title={page.title} />
        {page.projects.length === 1 &&
          page.projects.map((project) => <FactsBar key={project.slug} facts={project.facts} />)}
        <TextSection id="intro" title={page.introTitle} paragraphs={page.intro} />
        <BenefitCards
          title={page.benefitsTitle}
          benefits={page.benefits}
          composition={page.composition as LandingComposition}
          project={page.projects[0]}
        />
        {!isComingSoon &&
          page.projects.map((project) => <ProjectSection key={project.slug} project={project} page={page} />)}
        <TextSection id="detail" title={page.detailTitle ?? ''} paragraphs={page.detail} />
        <LoanEstimate projects={page.projects} />
        {page.surroundings.length > 0 && <SurroundingsSection groups={page.surroundings} />}
        <div className="no-print">
          <RegisterSection
            text={messages(isComingSoon ? 'landing.comingSoonText' : 'landing.registerText')}
            projects={page.projects}
          />
        </div>
        {page.recommended.length > 0 && (
          <section className="frame section no-print" aria-labelledby="recommended">
            <h2 id="recommended">{messages('landing.recommended')}</h2>
            <ul className={styles.recommended}>
              {page.recommended.map((project, index) => (
                <li key={project.slug}>
                  <ProjectCard project={project} width={index === 0 ? '53vw' : '37vw'} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="no-print">
          <NewsRow title={messages('landing.news')} news={page.news} />
        </div>
      </div>
      <ActionBar slug={page.slug} />
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
