import type { GatsbyNode, SourceNodesArgs } from 'gatsby'
import { checkArticle, shortened } from './article-schema'
import * as build from './build-node'
import { createBlogApiClient, type BlogApiClient } from './client'
import { BlogApiError } from './errors'
import { fetchArticles } from './fetch-articles'
import { guardAgainstLoss, noteCount } from './loss-guard'
import { sourcePictures, type PictureUse } from './pictures'
import { freshEntry, planArticles, withoutRepeats, type Entry } from './plan-articles'
import { summaryLine, warnLeftOut, warnProblem } from './report'
import type { ArticleNode, Options } from './types'

/** An article of this build; `node` is that of an earlier build when the article is the same as then. */
type Current = { draft: build.Draft; node: ArticleNode | null }

/** The articles of the last build. To be asked for once: each time all of them are read from Gatsby's database. */
const earlierNodes = ({ getNodesByType }: SourceNodesArgs) => getNodesByType('Article').map(build.asArticleNode)

/** Fetches what the plan wants and checks it; every other entry stays as it is. */
async function fetchWanted(client: BlogApiClient, entries: Entry[], args: SourceNodesArgs): Promise<Entry[]> {
  const wanted = entries.flatMap((entry) => (entry.state === 'wanted' ? entry.listed : []))
  const found = await fetchArticles(client, wanted)
  const fetched = entries.map((entry): Entry => {
    if (entry.state !== 'wanted') return entry
    const { title, listed } = entry
    const leftOut = (field: string, value: unknown, reason: string): Entry => {
      return { title, state: 'left out', problems: [{ field, value: shortened(value), reason }] }
    }
    const item = found.get(listed.id) ?? null
    if (item === null) return leftOut('name', listed.name, 'is listed, but the API has no article of that name')
    const checked = checkArticle(item)
    if ('article' in checked && checked.article.id !== listed.id) {
      return leftOut('id', checked.article.id, `is not the listed one, ${shortened(listed.id)}`)
    }
    return freshEntry(checked, title, args.createContentDigest(item))
  })
  return withoutRepeats(fetched)
}

/** The drafts of the articles that stay; what is left out is reported. */
function draftArticles(entries: readonly Entry[], { createNodeId, reporter }: SourceNodesArgs): Current[] {
  return entries.flatMap((entry): Current[] => {
    if (entry.state === 'kept') return [{ draft: build.draftOfNode(entry.node), node: entry.node }]
    if (entry.state === 'left out') warnLeftOut(reporter, entry.title, entry.problems)
    if (entry.state !== 'fresh') return []
    const { article, notes, pictures, sourceDigest, title } = entry
    notes.forEach((note) => warnProblem(reporter, title, note))
    const content = build.articleContent(article, createNodeId)
    return [{ draft: { content, cover: article.cover, pictures, sourceDigest }, node: null }]
  })
}

function picturesOf({ draft, node }: Current): PictureUse[] {
  const use = { article: draft.content.name, changed: node === null }
  const cover: PictureUse[] = draft.cover ? [{ ...use, url: draft.cover.url, field: 'cover.url' }] : []
  return [...cover, ...draft.pictures.map(({ url }): PictureUse => ({ ...use, url, field: 'body img' }))]
}

/** The nodes that articles may lead to; names that lead nowhere are reported. */
function findArticleIds(current: readonly Current[], { createNodeId, reporter }: SourceNodesArgs) {
  const nodeId = ({ draft }: Current) => build.articleNodeId(createNodeId, draft.content.articleId)
  const ids = new Map(current.map((article) => [article.draft.content.name, nodeId(article)]))
  for (const { content } of current.map(({ draft }) => draft)) {
    for (const name of content.relatedNames.filter((related) => !ids.has(related))) {
      const problem = { field: 'relatedContents', value: shortened(name), reason: 'is no active article; skipped' }
      warnProblem(reporter, JSON.stringify(content.name), problem)
    }
  }
  return ids
}

/** Creates the nodes that are new or lead elsewhere than before, keeps the others, and deletes those that are gone. */
async function writeNodes(
  current: readonly Current[],
  earlier: Iterable<ArticleNode>,
  targets: build.Targets,
  args: SourceNodesArgs,
): Promise<number> {
  const { actions } = args
  for (const category of build.buildCategoryNodes(args.createNodeId, args.createContentDigest)) {
    await actions.createNode(category)
  }
  const ids = new Set(current.map(({ draft }) => build.articleNodeId(args.createNodeId, draft.content.articleId)))
  const gone = [...earlier].filter(({ id }) => !ids.has(id))
  gone.forEach((node) => actions.deleteNode(node))
  for (const { draft, node } of current) {
    if (node && build.linksAreCurrent(node, draft, targets)) actions.touchNode(node)
    else await actions.createNode(build.buildArticleNode(draft, targets, args))
  }
  return gone.length
}

/** Keeps what an earlier run has made: the development server goes on with it while the API is away. */
function keepEarlierNodes(args: SourceNodesArgs): void {
  const { actions, getNode, getNodesByType } = args
  const articles = earlierNodes(args)
  const files = articles.flatMap(({ cover, pictures }) => [cover, ...pictures].map((picture) => picture?.file))
  const fileNodes = [...new Set(files)].flatMap((id) => (id ? (getNode(id) ?? []) : []))
  for (const node of [...getNodesByType('Article'), ...getNodesByType('ArticleCategory'), ...fileNodes]) {
    actions.touchNode(node)
  }
}

async function sourceArticles(args: SourceNodesArgs, options: Options): Promise<void> {
  const { cache, reporter } = args
  const client = createBlogApiClient(options)
  const items = await client.listActive()
  await guardAgainstLoss(items.length, options, reporter)

  const nodes = new Map(earlierNodes(args).map((node) => [node.articleId, node]))
  const entries = await fetchWanted(client, planArticles(items, nodes, args), args)
  const current = draftArticles(entries, args)
  const fileIds = await sourcePictures(args, options, current.flatMap(picturesOf))
  const targets = { articleIds: findArticleIds(current, args), fileIds }
  const removed = await writeNodes(current, nodes.values(), targets, args)

  await noteCount(items.length, cache)
  const fetched = current.filter(({ node }) => node === null).length
  reporter.info(
    summaryLine({
      ...{ articles: current.length, fetched, unchanged: current.length - fetched, removed },
      leftOut: entries.filter(({ state }) => state === 'left out').length,
      pictures: fileIds.size,
      failedPictures: [...fileIds.values()].filter((id) => id === null).length,
    }),
  )
}

/**
 * Makes the nodes of articles, categories and pictures: list, loss guard, fetch what changed, check, pictures, nodes.
 * An API that fails stops the build with one numbered error, before any node is changed.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  try {
    await sourceArticles(args, pluginOptions as Options)
  } catch (error) {
    if (!(error instanceof BlogApiError)) throw error
    keepEarlierNodes(args)
    args.reporter.panicOnBuild(error.report())
  }
}
