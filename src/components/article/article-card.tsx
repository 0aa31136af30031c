import { graphql } from 'gatsby'
import { formatDate } from '../../i18n/formats'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { LocalLink } from '../primitives/local-link'
import { Picture } from '../primitives/picture'
import * as styles from './article-card.module.css'

interface ArticleCardProps {
  article: Queries.ArticleCardFragment
  /** `large` for the newest, `wide` for the newest across the whole width, its words beside the picture. */
  size?: 'small' | 'large' | 'wide'
  headingLevel?: 'h2' | 'h3'
}

/** An article in a list: cover, category, title, date and minutes. The whole card is the link. */
export function ArticleCard({ article, size = 'small', headingLevel: Heading = 'h3' }: ArticleCardProps) {
  const language = useLanguage()
  const isLarge = size !== 'small'
  const common = useCommonMessages()
  const { category, cover, name, title, excerpt, publishedAt, readingMinutes } = article
  return (
    <article
      className={[styles.card, isLarge && styles.large, size === 'wide' && styles.wide].filter(Boolean).join(' ')}
    >
      <div className={styles.cover}>
        <Picture
          data={cover?.file?.childImageSharp?.gatsbyImageData}
          alt=""
          sizes={isLarge ? '(max-width: 60rem) 100vw, 60vw' : '(max-width: 48rem) 100vw, 33vw'}
        />
      </div>
      <p className="label">{category.label}</p>
      <Heading className={styles.title}>
        <LocalLink to={paths.article(category.key, name)} className={styles.link}>
          {title}
        </LocalLink>
      </Heading>
      {isLarge && excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      <p className="label">
        <time dateTime={publishedAt}>{formatDate(publishedAt, language, 'short')}</time>
        {' · '}
        {common('minutesToRead', { minutes: readingMinutes })}
      </p>
    </article>
  )
}

export const fragment = graphql`
  fragment ArticleCard on Article {
    id
    name
    title(language: $language)
    excerpt(language: $language)
    readingMinutes(language: $language)
    publishedAt
    category {
      key
      label(language: $language)
    }
    cover {
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 800, 1280])
        }
      }
    }
  }
`
