import { graphql } from 'gatsby'
import { useMessages } from '../../hooks/page-language'
import { ButtonLink } from '../primitives/button-link'
import { Icon } from '../primitives/icon'
import * as styles from './position-list.module.css'
import { WholeWords } from '../primitives/whole-words'

/** The open positions: each opens to what the work is and what one should bring. */
export function PositionList({ positions }: { positions: readonly Queries.PositionDetailFragment[] }) {
  const messages = useMessages('careers')
  return (
    <section id="positions" className="frame section" aria-labelledby="positions-title">
      <h2 id="positions-title" className={styles.heading}>
        <WholeWords text={messages('positions.heading')} />
      </h2>
      {positions.length === 0 && (
        <p>
          <WholeWords text={messages('positions.none')} />
        </p>
      )}
      {positions.map((position) => (
        <PositionDetails key={position.slug} position={position} />
      ))}
    </section>
  )
}

/** The hash is inside what opens, so that browsers open it for whoever follows a link to the position. */
function PositionDetails({ position }: { position: Queries.PositionDetailFragment }) {
  const messages = useMessages('careers')
  return (
    <details className={styles.position}>
      <summary>
        <h3>
          <WholeWords text={position.title} />
        </h3>
        <span>
          {position.department}, {position.place}
        </span>
        <span>
          <WholeWords text={messages('positions.openings', { count: position.openings })} />
        </span>
        <Icon name="chevronDown" />
      </summary>
      <div id={position.slug} className={styles.body}>
        <Points title={messages('positions.responsibilities')} points={position.responsibilities} />
        <Points title={messages('positions.qualifications')} points={position.qualifications} />
        <ButtonLink to={`/contact/careers/?position=${position.slug}#apply`} kind="quiet">
          {messages('positions.apply')}
        </ButtonLink>
      </div>
    </details>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <WholeWords text={point} />
          </li>
        ))}
      </ul>
    </div>
  )
}

export const fragment = graphql`
  fragment PositionDetail on Position {
    slug
    title(language: $language)
    department(language: $language)
    place(language: $language)
    openings
    responsibilities(language: $language)
    qualifications(language: $language)
  }
`
