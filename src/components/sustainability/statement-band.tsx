import * as styles from './statement-band.module.css'

/** One sentence that matters, on the deep ground, and what it means. */
export function StatementBand({ statement, text }: { statement: string; text: string }) {
  return (
    <section className={styles.band}>
      <div className={`frame ${styles.inner}`}>
        <h2>{statement}</h2>
        <p>{text}</p>
      </div>
    </section>
  )
}
