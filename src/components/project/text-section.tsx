import { WholeWords } from '../primitives/whole-words'
import * as styles from './text-section.module.css'

interface TextSectionProps {
  id: string
  title: string
  paragraphs: readonly string[]
}

/** A heading with a few paragraphs beside it; nothing at all without paragraphs. */
export function TextSection({ id, title, paragraphs }: TextSectionProps) {
  if (paragraphs.length === 0) return null
  return (
    <section className={`frame section ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>
        <WholeWords text={title} />
      </h2>
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <WholeWords text={paragraph} />
          </p>
        ))}
      </div>
    </section>
  )
}
