import type { ReactNode } from 'react'
import * as styles from './card-link.module.css'
import { LocalLink } from './local-link'

/** The one link of a card: it can be hit anywhere on the nearest ancestor that is positioned. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <LocalLink to={to} className={styles.link}>
      {children}
    </LocalLink>
  )
}
