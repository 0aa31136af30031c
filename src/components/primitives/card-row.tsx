import type { ReactNode } from 'react'
import * as styles from './card-row.module.css'
import { RowHeader, type RowHeaderProps } from './row-header'

interface CardRowProps extends RowHeaderProps {
  /** List items, each with a card. */
  children: ReactNode
}

/** A heading over a row of cards; one card stands beside the heading, two or four in twos, others in threes. */
export function CardRow({ children, ...header }: CardRowProps) {
  return (
    <section className={`frame section ${styles.row}`} aria-labelledby={header.id}>
      <RowHeader {...header} />
      <ul className={styles.cards}>{children}</ul>
    </section>
  )
}
