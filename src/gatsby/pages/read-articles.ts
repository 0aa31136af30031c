import type { NodePluginArgs } from 'gatsby'
import type { ArticleNode } from '../../../plugins/gatsby-source-blog-api/types'
import type { PagesData } from './query-pages'

type Article = PagesData['articles'][number]

const byText = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0)

/**
 * What the page steps need to know of the articles, the newest first. Straight from the nodes: a query over ten thousand articles
 * and what they link to would cost every build several seconds.
 */
export function readArticles({
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>): Article[] {
  const nodes = getNodesByType('Article') as unknown as ArticleNode[]
  return nodes
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
}
