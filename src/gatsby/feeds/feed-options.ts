import fs from 'node:fs'
import path from 'node:path'
import { languages, localeOf, type Language } from '../../i18n/locales'
import { localizedPath, paths } from '../../i18n/paths'
import { feedItem, xmlText, type FeedArticle } from './feed-items'

/** Articles in a feed. */
export const articlesInFeed = 50

interface FeedData {
  articles: FeedArticle[]
  siteFacts: { name: string; description: string } | null
}

const query = (language: Language) => /* GraphQL */ `
  query Feed {
    siteFacts {
      name(language: "${language}")
      description(language: "${language}")
    }
    articles: newestArticles(language: "${language}", count: ${articlesInFeed}) {
      articleId
      name
      title(language: "${language}")
      excerpt(language: "${language}")
      content(language: "${language}")
      publishedAt
      updatedAt
      category {
        key
        label(language: "${language}")
      }
      tags {
        text(language: "${language}")
      }
      cover {
        url
        alt(language: "${language}")
        file {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 800, 1280])
          }
        }
      }
      pictures {
        url
        file {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [400, 800, 1280])
          }
        }
      }
    }
  }
`

/** Path of the feed of a language. */
export const feedPath = (language: Language): string => localizedPath('/rss.xml', language)

/** Matches the paths of the pages of a language: a page names the feed of its own language alone. */
const pagesOf: Record<Language, string> = { th: '^/(?!en(?:/|$))', en: '^/en(?:/|$)' }

/** The plugin wants the name of a feed before any data is there, so it is read where it is written. */
function feedName(language: Language): string {
  const file = path.resolve(`src/i18n/messages/${language}/content.json`)
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { feed: string }).feed
}

const feed = (language: Language, siteUrl: string) => ({
  output: feedPath(language),
  title: feedName(language),
  match: pagesOf[language],
  query: query(language),
  language: localeOf(language).iso,
  serialize: ({ query: data }: { query: FeedData }) =>
    data.articles.map((article) => feedItem(article, language, siteUrl)),
  setup: ({ query: data, title }: { query: FeedData; title: string }) => ({
    title: xmlText(`${data.siteFacts?.name ?? ''}: ${title}`),
    description: xmlText(data.siteFacts?.description ?? title),
    site_url: siteUrl + localizedPath(paths.content, language),
    feed_url: siteUrl + feedPath(language),
    language: localeOf(language).iso,
    // The newest change, not the time of the build: a build that changes nothing must not change the feed
    pubDate: data.articles.map(({ updatedAt }) => updatedAt).sort().at(-1),
    generator: 'Gatsby',
  }),
}) // prettier-ignore

/**
 * Options of gatsby-plugin-feed: a feed for each language, with the newest articles in full.
 *
 * @param siteUrl public origin
 */
export const feedOptions = (siteUrl: string) => ({
  query: '{ site { siteMetadata { siteUrl } } }',
  feeds: languages.map((language) => feed(language, siteUrl)),
})
