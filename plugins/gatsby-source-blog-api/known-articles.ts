import type { NodePluginArgs } from 'gatsby'
import { asArticleNode } from './build-node'
import type { ArticleFacts, ArticleNode } from './types'

/** What Gatsby hands to every step. */
type Gatsby = Pick<NodePluginArgs, 'store' | 'getNodesByType'>

/** A Gatsby is known by its store, which is the same in all steps; tests have several. */
type Memory = WeakMap<Gatsby['store'], Map<string, ArticleFacts>>

/** Gatsby bundles a copy of this module into each gatsby-node file that uses it: one of them notes what another one reads. */
const shared = globalThis as unknown as Record<symbol, Memory | undefined>
const inMemory = (shared[Symbol.for('gatsby-source-blog-api.articles')] ??= new WeakMap())

/** What is to be remembered of a node: copies, since what is cut out of a stored node may keep all of it in memory. */
export function articleFacts(node: ArticleNode): ArticleFacts {
  const { id, articleId, name, previousNames, category, tags, languages, relatedProjects, relatedNames } = node
  const { relatedContents, publishedAt, updatedAt, cover, pictures, sourceDigest } = node
  const facts: ArticleFacts = {
    ...{ id, articleId, name, previousNames, category, tags, languages, relatedProjects, relatedNames },
    ...{ relatedContents, publishedAt, updatedAt, cover, pictures, sourceDigest },
  }
  return JSON.parse(JSON.stringify(facts)) as ArticleFacts
}

/**
 * The articles of Gatsby's database, without their texts, by the API's id. Whoever makes or removes the node of one notes that
 * here: all of them are read only once in a process, which takes seconds where there are ten thousand.
 */
export function knownArticles({ store, getNodesByType }: Gatsby): Map<string, ArticleFacts> {
  const known = inMemory.get(store)
  if (known) return known
  const read = getNodesByType('Article').map(asArticleNode).map(articleFacts)
  const byId = new Map(read.map((facts) => [facts.articleId, facts]))
  inMemory.set(store, byId)
  return byId
}

/** Forgets all of them, so that they are read again as in a new process. */
export function forgetArticles({ store }: Pick<Gatsby, 'store'>): void {
  inMemory.delete(store)
}
