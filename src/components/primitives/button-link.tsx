import type { ReactNode } from 'react'
import * as styles from './button-link.module.css'
import { LocalLink } from './local-link'

interface ButtonLinkProps {
  to: string
  children: ReactNode
  /** `quiet` for all but the one main action of a view. */
  kind?: 'main' | 'quiet' | 'onDeep'
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, kind = 'main' }: ButtonLinkProps) {
  return (
    <LocalLink to={to} className={`${styles.button} ${styles[kind]}`}>
      {children}
    </LocalLink>
  )
}
