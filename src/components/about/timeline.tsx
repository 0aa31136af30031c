import { graphql } from 'gatsby'
import { useRef, useState } from 'react'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { Icon } from '../primitives/icon'
import { WholeWords } from '../primitives/whole-words'
import * as styles from './timeline.module.css'

/** Part of the visible track that one press of a button moves. */
const step = 0.75

/** The years: a track that scrolls sideways on a wide screen, a list on a phone. The buttons only help a mouse. */
export function Timeline({ entries }: { entries: readonly Queries.TimelineYearFragment[] }) {
  const messages = useMessages('about-story')
  const track = useRef<HTMLElement>(null)
  const [end, setEnd] = useState<'first' | 'last' | null>('first')
  const move = (direction: 1 | -1) => track.current?.scrollBy({ left: direction * step * track.current.clientWidth })
  return (
    <div>
      <header className={`frame ${styles.header}`}>
        <h2 id="timeline">
          <WholeWords text={messages('timeline')} />
        </h2>
        <p className={`needs-scripts no-print ${styles.buttons}`}>
          <button type="button" disabled={end === 'first'} aria-label={messages('earlier')} onClick={() => move(-1)}>
            <Icon name="chevronLeft" />
          </button>
          <button type="button" disabled={end === 'last'} aria-label={messages('later')} onClick={() => move(1)}>
            <Icon name="chevronRight" />
          </button>
        </p>
      </header>
      <section
        ref={track}
        className={styles.track}
        aria-labelledby="timeline"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => setEnd(endOf(currentTarget))}
      >
        <ol className={styles.years}>
          {entries.map((entry) => (
            <TimelineYear key={entry.year} entry={entry} />
          ))}
        </ol>
      </section>
    </div>
  )
}

/** The end that a track has been scrolled to, if it is at one. */
function endOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): 'first' | 'last' | null {
  if (scrollLeft < 8) return 'first'
  return scrollLeft + clientWidth > scrollWidth - 8 ? 'last' : null
}

/** One year, in the era of the language first and in the other one beside it. */
function TimelineYear({ entry: { year, buddhistYear, title, text } }: { entry: Queries.TimelineYearFragment }) {
  const messages = useMessages('about-story')
  const isThai = useLanguage() === 'th'
  return (
    <li>
      <p className={styles.era}>
        <strong>{isThai ? buddhistYear : year}</strong>
        <span>
          <WholeWords text={messages('otherEra', { year: isThai ? year : buddhistYear })} />
        </span>
      </p>
      <h3>
        <WholeWords text={title} />
      </h3>
      <p>
        <WholeWords text={text} />
      </p>
    </li>
  )
}

export const fragment = graphql`
  fragment TimelineYear on TimelineEntry {
    year
    buddhistYear
    title(language: $language)
    text(language: $language)
  }
`
