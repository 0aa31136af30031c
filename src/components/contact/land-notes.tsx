import { useMessages } from '../../hooks/page-language'
import * as styles from './land-notes.module.css'

const points = ['first', 'second', 'third'] as const

/** Which land is looked for, and what happens to a proposal. */
export function LandNotes() {
  const messages = useMessages('land-proposal')
  return (
    <div className={`frame ${styles.notes}`}>
      <section aria-labelledby="seek">
        <h2 id="seek">{messages('seek.heading')}</h2>
        <ul>
          {points.map((point) => (
            <li key={point}>{messages(`seek.${point}`)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="process">
        <h2 id="process">{messages('process.heading')}</h2>
        <ol className={styles.steps}>
          {points.map((point) => (
            <li key={point}>{messages(`process.${point}`)}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
