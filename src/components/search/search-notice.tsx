import type { ReactNode } from 'react'
import * as styles from './search-notice.module.css'

interface SearchNoticeProps {
  title: string
  text: string
  children?: ReactNode
}

/** What is said where there is no list: nothing found, too long a search, a search that could not be loaded. */
export function SearchNotice({ title, text, children }: SearchNoticeProps) {
  return (
    <div className={styles.notice}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
