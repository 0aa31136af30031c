import { graphql } from 'gatsby'
import * as styles from './facts-bar.module.css'

/** Four to six numbers of a project, set large with their units. */
export function FactsBar({ facts }: { facts: readonly Queries.ProjectFactFragment[] }) {
  if (facts.length === 0) return null
  return (
    <dl className={`frame ${styles.bar}`}>
      {facts.map(({ value, unit, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit && <span> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const fragment = graphql`
  fragment ProjectFact on Fact {
    value
    unit(language: $language)
    label(language: $language)
  }
`
