import * as styles from './search-skeleton.module.css'

/** Rows of the shape of hits while the first answer is on its way. */
export function SearchSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.facts} />
          <span className={styles.title} />
          <span className={styles.passage} />
          <span className={styles.passage} />
        </div>
      ))}
    </div>
  )
}
