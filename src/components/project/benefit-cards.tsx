import { graphql } from 'gatsby'
import type { LandingComposition } from '../../content/list-keys'
import { WholeWords } from '../primitives/whole-words'
import * as styles from './benefit-cards.module.css'
import { Ground } from './ground'

interface BenefitCardsProps {
  title: string
  benefits: readonly Queries.BenefitCardFragment[]
  /** Composition of a landing page; without one they stand in columns, without room of their own. */
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
export function BenefitCards({ title, benefits, composition, project }: BenefitCardsProps) {
  const layout = composition ? layouts[composition] : 'columns'
  const room = composition && layout !== 'band' ? 'frame section' : 'frame'
  const section = (
    <section className={`${room} ${styles[layout]}`} aria-labelledby="benefits">
      <h2 id="benefits">
        <WholeWords text={title} />
      </h2>
      <ol className={styles.cards}>
        {benefits.map((benefit) => (
          <li key={benefit.title}>
            <h3>
              <WholeWords text={benefit.title} />
            </h3>
            <p>
              <WholeWords text={benefit.text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
  return layout === 'band' && project ? (
    <Ground project={project} className={styles.ground}>
      {section}
    </Ground>
  ) : (
    section
  )
}

export const fragment = graphql`
  fragment BenefitCard on Benefit {
    title(language: $language)
    text(language: $language)
  }
`
