import type { NodePluginArgs } from 'gatsby'
import { knownArticles } from '../../../plugins/gatsby-source-blog-api/known-articles'
import type { ArticleFacts } from '../../../plugins/gatsby-source-blog-api/types'
import type { PagesData } from './query-pages'

type Article = PagesData['articles'][number]

const byText = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0)

let ofThisBuild: Article[] | null = null

/** What was made of the facts of articles: an article that is as it was stays the same object, by which later steps know it again. */
const made = new WeakMap<ArticleFacts, Article>()

function articleOf(facts: ArticleFacts, categoryKey: string): Article {
  const last = made.get(facts)
  if (last?.category.key === categoryKey) return last
  const { id, name, previousNames, languages, tags, relatedProjects, relatedContents } = facts
  const article: Article = {
    ...{ id, name, previousNames, languages, relatedProjects },
    category: { key: categoryKey },
    tags: tags.map(({ text }) => ({ th: text.th ?? null, en: text.en ?? null })),
    relatedContents: relatedContents.map((related) => ({ id: related })),
  }
  made.set(facts, article)
  return article
}

/**
 * What the page steps need to know of the articles, the newest first. Not by a query: one over ten thousand articles and what
 * they link to would cost every build several seconds.
 */
export function readArticles(api: Pick<NodePluginArgs, 'store' | 'getNode' | 'getNodesByType'>): Article[] {
  const keys = new Map<string, string>()
  const keyOf = (categoryId: string) => {
    const key = keys.get(categoryId) ?? String(api.getNode(categoryId)?.['key'])
    keys.set(categoryId, key)
    return key
  }
  ofThisBuild = [...knownArticles(api).values()]
    .sort((one, other) => byText(other.publishedAt, one.publishedAt) || byText(one.articleId, other.articleId))
    .map((facts) => articleOf(facts, keyOf(facts.category)))
  return ofThisBuild
}

/**
 * The articles that this process has made pages of, the newest first.
 *
 * @throws before pages were made
 */
export function articlesOfBuild(): readonly Article[] {
  if (!ofThisBuild)
    throw new Error('The newest articles are known only where pages have been made: name them in the page context')
  return ofThisBuild
}
