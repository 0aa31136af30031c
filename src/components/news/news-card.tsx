import { graphql } from 'gatsby'
import { paths } from '../../i18n/paths'
import { CardLink } from '../primitives/card-link'
import { SitePicture } from '../primitives/site-picture'
import * as styles from '../primitives/dated-card.module.css'
import { NewsDate } from './news-date'
import { WholeWords } from '../primitives/whole-words'

/** An item of news in a row of cards: picture, day, headline. The whole card is the link. */
export function NewsCard({ item: { slug, title, picture, publishedAt } }: { item: Queries.NewsCardFragment }) {
  return (
    <article className={styles.card}>
      <SitePicture className={styles.picture} picture={picture} sizes="(max-width: 48rem) 100vw, 33vw" isDecorative />
      <NewsDate iso={publishedAt} />
      <h3>
        <CardLink to={paths.newsItem(slug)}>
          <WholeWords text={title} />
        </CardLink>
      </h3>
    </article>
  )
}

export const fragment = graphql`
  fragment NewsCard on NewsItem {
    slug
    title(language: $language)
    publishedAt
    picture {
      ...CardPicture
    }
  }
`
