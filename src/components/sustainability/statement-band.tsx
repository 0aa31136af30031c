import * as styles from './statement-band.module.css'
import { WholeWords } from '../primitives/whole-words'

/** One sentence that matters, on the deep ground, and what it means. */
export function StatementBand({ statement, text }: { statement: string; text: string }) {
  return (
    <section className="deep">
      <div className={`frame ${styles.inner}`}>
        <h2>
          <WholeWords text={statement} />
        </h2>
        <p>
          <WholeWords text={text} />
        </p>
      </div>
    </section>
  )
}
