import { LocalLink } from '../primitives/local-link'
import * as styles from './empty-result.module.css'

interface EmptyResultProps {
  title: string
  text: string
  /** Words of the way back to everything. */
  showAll: string
  /** Plain path of the page. */
  path: string
  onShowAll: () => void
}

/** What stands in a list where nothing is found: an empty plinth, and the way back to everything. */
export function EmptyResult({ title, text, showAll, path, onShowAll }: EmptyResultProps) {
  return (
    <div className={styles.empty}>
      <svg className={styles.plinth} viewBox="0 24 240 106" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="m120 56 112 32-112 32L8 88zM8 88v8l112 32 112-32v-8m-112 32v8" />
        <path d="M80 92V42l40-12 40 12v50l-40 12zm0-50 40 12 40-12m-40 12v50" strokeDasharray="3 5" />
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      <LocalLink
        to={path}
        className={styles.back}
        onClick={(event) => {
          event.preventDefault()
          onShowAll()
        }}
      >
        {showAll}
      </LocalLink>
    </div>
  )
}
