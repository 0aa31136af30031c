import { graphql } from 'gatsby'
import { formatNumber } from '../../i18n/formats'
import { useLanguage, useMessages } from '../../hooks/page-language'
import * as styles from './surroundings.module.css'

type Group = Queries.SurroundingsGroupFragment

/** Places nearby, by kind, each with its distance and minutes. */
export function SurroundingsSection({ groups }: { groups: readonly Group[] }) {
  const messages = useMessages('project')
  return (
    <section className="frame section" aria-labelledby="surroundings">
      <h2 id="surroundings">{messages('landing.surroundings')}</h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <PlacesTable key={group.kind} group={group} />
        ))}
      </div>
    </section>
  )
}

function PlacesTable({ group: { kind, places } }: { group: Group }) {
  const messages = useMessages('project')
  const language = useLanguage()
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
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{messages('landing.km', { distance: formatNumber(distanceKm, language) })}</td>
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
