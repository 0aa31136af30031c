import { useMessages } from '../../hooks/page-language'
import * as styles from './land-notes.module.css'
import { WholeWords } from '../primitives/whole-words'

const points = ['first', 'second', 'third'] as const

/** Which land is looked for, and what happens to a proposal. */
export function LandNotes() {
  const messages = useMessages('land-proposal')
  return (
    <div className={`frame ${styles.notes}`}>
      <section aria-labelledby="seek">
        <h2 id="seek">
          <WholeWords text={messages('seek.heading')} />
        </h2>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <WholeWords text={messages(`seek.${point}`)} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="process">
        <h2 id="process">
          <WholeWords text={messages('process.heading')} />
        </h2>
        <ol className={styles.steps}>
          {points.map((point) => (
            <li key={point}>
              <WholeWords text={messages(`process.${point}`)} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
