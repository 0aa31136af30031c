import { graphql } from 'gatsby'
import { formatDate } from '../../i18n/formats'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { LocalLink } from '../primitives/local-link'
import { Picture } from '../primitives/picture'
import * as styles from './article-card.module.css'

interface ArticleCardProps {
  article: Queries.ArticleSmallCardFragment & { readonly excerpt?: string | null }
  /** `large` for the newest, `wide` for the newest across the whole width, its words beside the picture. */
  size?: 'small' | 'medium' | 'large' | 'wide'
  headingLevel?: 'h2' | 'h3'
}

/** Width of the cover on the page, by the size of the card. */
const widths = {
  small: '(max-width: 48rem) 100vw, 33vw',
  medium: '(max-width: 48rem) 100vw, 50vw',
  large: '(max-width: 60rem) 100vw, 60vw',
  wide: '(max-width: 60rem) 100vw, 66vw',
} as const

/** An article in a list: cover, category, title, date and minutes. The whole card is the link. */
export function ArticleCard({ article, size = 'small', headingLevel: Heading = 'h3' }: ArticleCardProps) {
  const language = useLanguage()
  const common = useCommonMessages()
  const { category, cover, name, title, excerpt, publishedAt, readingMinutes } = article
  const hasExcerpt = (size === 'large' || size === 'wide') && excerpt
  return (
    <article className={`${styles.card} ${styles[size]}`}>
      <div className={styles.cover}>
        <Picture
          data={cover?.file?.childImageSharp?.gatsbyImageData}
          alt=""
          sizes={widths[size]}
          isFirst={size === 'wide'}
        />
      </div>
      <p className="label">{category.label}</p>
      <Heading className={styles.title}>
        <LocalLink to={paths.article(category.key, name)} className={styles.link}>
          {title}
        </LocalLink>
      </Heading>
      {hasExcerpt && <p className={styles.excerpt}>{excerpt}</p>}
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

  # What rides in the data of each article three times: no more than a small card shows
  fragment ArticleSmallCard on Article {
    id
    name
    title(language: $language)
    readingMinutes(language: $language)
    publishedAt
    category {
      key
      label(language: $language)
    }
    cover {
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 800])
        }
      }
    }
  }
`
