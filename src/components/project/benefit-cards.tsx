import { graphql } from 'gatsby'
import * as styles from './benefit-cards.module.css'

interface BenefitCardsProps {
  title: string
  benefits: readonly Queries.BenefitCardFragment[]
}

/** The four benefits of a landing page. */
export function BenefitCards({ title, benefits }: BenefitCardsProps) {
  return (
    <section className="frame" aria-labelledby="benefits">
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
}

export const fragment = graphql`
  fragment BenefitCard on Benefit {
    title(language: $language)
    text(language: $language)
  }
`
