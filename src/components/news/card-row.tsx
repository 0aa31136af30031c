import type { ReactNode } from 'react'
import * as styles from './card-row.module.css'
import { WholeWords } from '../primitives/whole-words'

interface CardRowProps {
  /** Name for the heading's address in the page. */
  id: string
  title: string
  /** List items, each with a card. */
  children: ReactNode
}

/** A heading over a row of cards. */
export function CardRow({ id, title, children }: CardRowProps) {
  return (
    <section className="frame section" aria-labelledby={id}>
      <h2 id={id}>
        <WholeWords text={title} />
      </h2>
      <ul className={styles.cards}>{children}</ul>
    </section>
  )
}
