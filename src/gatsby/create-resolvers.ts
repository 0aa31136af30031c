import type { GatsbyNode } from 'gatsby'
import { cleanArticleHtml } from '../article-html/clean-article-html'
import { readingMinutes } from '../article-html/reading-minutes'
import { defaultLanguage, type Localized } from '../i18n/locales'
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
  }
}

type InLanguage = { language: keyof Localized }

const languageArgument = { language: { type: 'String', defaultValue: defaultLanguage } }

/** Fields of articles and landing pages that are computed when a query asks for them. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: addResolvers }) => {
  const add = addResolvers as (resolvers: object) => void
  add({
    Article: {
      content: {
        args: languageArgument,
        resolve: ({ bodyHtml }: ArticleSource, { language }: InLanguage) => {
          const html = bodyHtml?.[language]
          return html ? cleanArticleHtml(html) : null
        },
      },
      readingMinutes: {
        args: languageArgument,
        resolve: ({ bodyHtml }: ArticleSource, { language }: InLanguage) =>
          readingMinutes(bodyHtml?.[language] ?? '', language),
      },
      projects: {
        resolve: async ({ relatedProjects = [] }: ArticleSource, _args: unknown, { nodeModel }: Context) => {
          const find = (slug: string) =>
            nodeModel.findOne({ type: 'Project', query: { filter: { slug: { eq: slug } } } })
          return (await Promise.all(relatedProjects.map(find))).filter(Boolean)
        },
      },
    },
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
