import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { formatNumber } from '../../i18n/formats'
import { useMessages } from '../../hooks/page-language'
import * as styles from './surroundings.module.css'

type Group = Queries.SurroundingsGroupFragment

/**
 * Places nearby, by kind, each with its distance and minutes and a dot on one scale. The tabs are radio buttons and style
 * sheet alone, so that they work before scripts come; without scripts and on paper all kinds are shown.
 */
export function SurroundingsSection({ groups }: { groups: readonly Group[] }) {
  const messages = useMessages('project')
  return (
    <section className={`frame section ${styles.section}`} aria-labelledby="surroundings">
      <div className={styles.words}>
        <h2 id="surroundings">{messages('landing.surroundings')}</h2>
        <p className="label">{messages('landing.nearbyText')}</p>
      </div>
      <div className={styles.groups}>
        <div className={`needs-scripts no-print ${styles.tabs}`} role="radiogroup" aria-labelledby="surroundings">
          {groups.map(({ kind }, index) => (
            <label key={kind}>
              <input type="radio" name="surroundings" defaultChecked={index === 0} />
              {messages(`landing.kinds.${kind as 'lifestyle'}`)}
            </label>
          ))}
        </div>
        {groups.map((group) => (
          <PlacesTable key={group.kind} group={group} />
        ))}
      </div>
    </section>
  )
}

function PlacesTable({ group: { kind, places } }: { group: Group }) {
  const messages = useMessages('project')
  const farthest = Math.max(...places.map(({ distanceKm }) => distanceKm))
  return (
    <table className={styles.table}>
      <caption>{messages(`landing.kinds.${kind as 'lifestyle'}`)}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{messages('landing.place')}</th>
          <th scope="col">{messages('landing.distance')}</th>
          <th scope="col">{messages('landing.minutes')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ name, distanceKm, minutes }) => (
          <tr key={name} style={{ '--at': distanceKm / farthest } as CSSProperties}>
            <th scope="row">{name}</th>
            <td>{messages('landing.km', { distance: formatNumber(distanceKm) })}</td>
            <td>{messages('landing.min', { minutes })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const fragment = graphql`
  fragment SurroundingsGroup on Surroundings {
    kind
    places {
      name(language: $language)
      distanceKm
      minutes
    }
  }
`
