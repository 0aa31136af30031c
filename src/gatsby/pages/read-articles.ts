import type { NodePluginArgs } from 'gatsby'
import type { ArticleNode } from '../../../plugins/gatsby-source-blog-api/types'
import type { PagesData } from './query-pages'

type Article = PagesData['articles'][number]

const byText = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0)

let ofThisBuild: Article[] | null = null

/**
 * What the page steps need to know of the articles, the newest first. Straight from the nodes: a query over ten thousand articles
 * and what they link to would cost every build several seconds.
 */
export function readArticles({
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>): Article[] {
  const nodes = getNodesByType('Article') as unknown as ArticleNode[]
  ofThisBuild = nodes
    .map(({ id, name, previousNames, languages, category, tags, relatedProjects, relatedContents, ...times }) => ({
      article: {
        id,
        name,
        previousNames,
        languages,
        category: { key: String(getNode(category)?.['key']) },
        tags: tags.map(({ text }) => ({ th: text.th ?? null, en: text.en ?? null })),
        relatedProjects,
        relatedContents: relatedContents.map((related) => ({ id: related })),
      },
      publishedAt: times.publishedAt,
      articleId: times.articleId,
    }))
    .sort((one, other) => byText(other.publishedAt, one.publishedAt) || byText(one.articleId, other.articleId))
    .map(({ article }) => article)
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
