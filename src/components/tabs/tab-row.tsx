import type { MouseEvent } from 'react'
import { LocalLink } from '../primitives/local-link'
import * as styles from './tab-row.module.css'

export interface TabLink {
  /** Plain path, query allowed. */
  to: string
  label: string
  isCurrent: boolean
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

interface TabRowProps {
  /** What the row is for, for those who do not see it. */
  label: string
  tabs: readonly TabLink[]
  /** `page` where each tab is a page of its own, `true` where it is a view of this one. */
  current?: 'page' | 'true'
}

/** A row of links on a hairline, the current one marked. It goes on in another line where it is too long, so that none is hidden. */
export function TabRow({ label, tabs, current = 'page' }: TabRowProps) {
  return (
    <nav className={styles.row} aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, label: words, isCurrent, onClick }) => (
          <li key={to}>
            <LocalLink to={to} className={styles.tab} aria-current={isCurrent ? current : undefined} onClick={onClick}>
              {words}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
