import { graphql } from 'gatsby'
import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { AboutLinks } from '../about/about-links'
import { CardLink } from '../primitives/card-link'
import { SitePicture } from '../primitives/site-picture'
import { NewsDate } from './news-date'
import * as styles from './news-list.module.css'
import { WholeWords } from '../primitives/whole-words'

interface NewsListProps {
  newest: Queries.NewestNewsFragment | undefined
  earlier: readonly Queries.NewsRowItemFragment[]
}

/** News and activities: the newest large, the others as a ledger of days. */
export function NewsList({ newest, earlier }: NewsListProps) {
  const messages = useMessages('news')
  return (
    <>
      <header className={`frame ${styles.header}`}>
        <h1>
          <WholeWords text={messages('title')} />
        </h1>
        <p className="lead">
          <WholeWords text={messages(newest ? 'lead' : 'empty')} />
        </p>
      </header>
      {newest && <NewestItem item={newest} />}
      {earlier.length > 0 && (
        <section className={`frame ${styles.earlier}`} aria-labelledby="earlier">
          <h2 id="earlier" className="visually-hidden">
            <WholeWords text={messages('earlier')} />
          </h2>
          <ol>
            {earlier.map((item) => (
              <li key={item.slug}>
                <EarlierItem item={item} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <AboutLinks />
    </>
  )
}

function NewestItem({ item }: { item: Queries.NewestNewsFragment }) {
  return (
    <article className={`frame ${styles.newest}`}>
      <SitePicture picture={item.picture} sizes="(max-width: 60rem) 100vw, 60vw" isFirst />
      <div>
        <NewsDate iso={item.publishedAt} />
        <h2>
          <CardLink to={paths.newsItem(item.slug)}>
            <WholeWords text={item.title} />
          </CardLink>
        </h2>
        <p>
          <WholeWords text={item.excerpt} />
        </p>
      </div>
    </article>
  )
}

function EarlierItem({ item }: { item: Queries.NewsRowItemFragment }) {
  return (
    <article className={styles.item}>
      <NewsDate iso={item.publishedAt} />
      <div>
        <h3>
          <CardLink to={paths.newsItem(item.slug)}>
            <WholeWords text={item.title} />
          </CardLink>
        </h3>
        <p className={styles.excerpt}>
          <WholeWords text={item.excerpt} />
        </p>
      </div>
      <SitePicture picture={item.picture} sizes="(max-width: 60rem) 7rem, 22rem" isDecorative />
    </article>
  )
}

export const fragments = graphql`
  fragment NewestNews on NewsItem {
    slug
    title(language: $language)
    excerpt(language: $language)
    publishedAt
    picture {
      ...HeroPicture
    }
  }

  fragment NewsRowItem on NewsItem {
    slug
    title(language: $language)
    excerpt(language: $language)
    publishedAt
    picture {
      ...CardPicture
    }
  }
`
