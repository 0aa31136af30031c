import type { GatsbyNode } from 'gatsby'
import { defaultLanguage, type Localized } from '../i18n/locales'
import { newestArticles } from './pages/newest-articles'
import { articlesOfBuild } from './pages/read-articles'
import { rememberingPictures } from './remembered-pictures'
import { rememberingTrees } from './remembered-trees'
import { relatedNews, type NewsSource } from './related-news'

interface ArticleSource {
  bodyHtml?: Partial<Localized<string | null>>
  relatedProjects?: string[]
}

interface LandingPageSource {
  /** Slugs of its projects. */
  projects?: string[]
}

interface Context {
  nodeModel: {
    findOne(args: { type: string; query: { filter: object } }): Promise<unknown>
    findAll(args: { type: string }): Promise<{ entries: Iterable<NewsSource> }>
    getNodesByIds(args: { ids: readonly string[]; type: string }): unknown[]
  }
}

type InLanguage = { language: keyof Localized }

const languageArgument = { language: { type: 'String', defaultValue: defaultLanguage } }

/** Fields that are computed when a query asks for them. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: addResolvers }) => {
  const add = addResolvers as (resolvers: object) => void
  const treeOf = rememberingTrees()
  add({
    Query: {
      articlesById: {
        type: '[Article!]!',
        description:
          'The articles with these node ids, in their order. Unlike allArticle, a page then depends on these alone.',
        args: { ids: '[String!]!' },
        resolve: (_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) =>
          nodeModel.getNodesByIds({ ids, type: 'Article' }),
      },
      newestArticles: {
        type: '[Article!]!',
        description:
          'The newest articles in a language, for feeds. A page would not follow when others become the newest: there, ask articlesById.',
        args: { ...languageArgument, count: 'Int!' },
        resolve: (_source: unknown, { language, count }: InLanguage & { count: number }, { nodeModel }: Context) => {
          const ids = newestArticles(language, { articles: articlesOfBuild() }, count)
          return nodeModel.getNodesByIds({ ids, type: 'Article' })
        },
      },
    },
    Article: {
      content: {
        args: languageArgument,
        resolve: ({ bodyHtml }: ArticleSource, { language }: InLanguage) => {
          const html = bodyHtml?.[language]
          return html ? treeOf(html) : null
        },
      },
      projects: {
        resolve: async ({ relatedProjects = [] }: ArticleSource, _args: unknown, { nodeModel }: Context) => {
          const find = (slug: string) =>
            nodeModel.findOne({ type: 'Project', query: { filter: { slug: { eq: slug } } } })
          return (await Promise.all(relatedProjects.map(find))).filter(Boolean)
        },
      },
    },
    ImageSharp: { gatsbyImageData: { resolve: rememberingPictures() } },
    LandingPage: {
      news: {
        resolve: async ({ projects = [] }: LandingPageSource, _args: unknown, { nodeModel }: Context) => {
          const { entries } = await nodeModel.findAll({ type: 'NewsItem' })
          return relatedNews([...entries], projects)
        },
      },
    },
  })
}
