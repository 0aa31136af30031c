import { useRef } from 'react'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { categories } from '../../i18n/categories'
import { formatDate } from '../../i18n/formats'
import { paths } from '../../i18n/paths'
import type { Marks } from '../../search/marks'
import type { Hit } from '../../search/search-index'
import { LocalLink } from '../primitives/local-link'
import { MarkedText } from './marked-text'
import * as styles from './search-hit.module.css'
import { usePassage } from './use-passage'

/** An article that was found: category and date in the margin, title and passage with the hits marked. The whole row is the link. */
export function SearchHit({ hit, marks }: { hit: Hit; marks: Marks }) {
  const messages = useMessages('search')
  const language = useLanguage()
  const element = useRef<HTMLElement>(null)
  const passage = usePassage(hit, marks, element)
  return (
    <article ref={element} className={styles.hit}>
      <p className={styles.facts}>
        <span>{categories.find(({ key }) => key === hit.category)?.label[language]}</span>
        <span>
          <time dateTime={hit.d}>{formatDate(hit.d, language, 'short')}</time>
          {hit.m > 0 && ` · ${messages('minutes', { minutes: hit.m })}`}
        </span>
      </p>
      <h2 className={styles.title}>
        <LocalLink to={paths.article(hit.category, hit.n)} className={styles.link}>
          <MarkedText text={hit.t} marks={marks} />
        </LocalLink>
      </h2>
      <p className={styles.passage}>
        <MarkedText text={passage} marks={marks} />
      </p>
    </article>
  )
}
