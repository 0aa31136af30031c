import { ButtonLink } from './button-link'
import * as styles from './row-header.module.css'
import { WholeWords } from './whole-words'

export interface RowHeaderProps {
  /** Name for the heading's address in the page; what it heads is labelled by it. */
  id: string
  title: string
  /** The way to all of what the row shows a part of. */
  all?: { to: string; label: string }
}

/** A heading over a row of cards, and across from it the way to all of them. */
export function RowHeader({ id, title, all }: RowHeaderProps) {
  return (
    <header className={styles.header}>
      <h2 id={id}>
        <WholeWords text={title} />
      </h2>
      {all && (
        <ButtonLink to={all.to} kind="quiet">
          {all.label}
        </ButtonLink>
      )}
    </header>
  )
}
