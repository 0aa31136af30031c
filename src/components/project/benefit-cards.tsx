import { graphql } from 'gatsby'
import type { LandingComposition } from '../../content/list-keys'
import * as styles from './benefit-cards.module.css'
import { Ground } from './ground'

interface BenefitCardsProps {
  title: string
  benefits: readonly Queries.BenefitCardFragment[]
  /** Composition of the page. Default: horizon, which sets them in columns */
  composition?: LandingComposition
  /** The project whose ground a band stands on. */
  project?: Parameters<typeof Ground>[0]['project'] | undefined
}

/** How the benefits stand on a page of each composition: in columns, in rows, or on a band of the project's ground. */
const layouts: Record<LandingComposition, 'columns' | 'rows' | 'band'> = {
  horizon: 'columns',
  slope: 'band',
  tower: 'rows',
  garden: 'columns',
  plan: 'band',
}

/** The four benefits of a landing page. */
export function BenefitCards({ title, benefits, composition = 'horizon', project }: BenefitCardsProps) {
  const layout = layouts[composition]
  const section = (
    <section className={`frame ${styles[layout]}`} aria-labelledby="benefits">
      <h2 id="benefits">{title}</h2>
      <ol className={styles.cards}>
        {benefits.map((benefit) => (
          <li key={benefit.title}>
            <h3>{benefit.title}</h3>
            <p>{benefit.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
  return layout === 'band' && project ? <Ground project={project}>{section}</Ground> : section
}

export const fragment = graphql`
  fragment BenefitCard on Benefit {
    title(language: $language)
    text(language: $language)
  }
`
