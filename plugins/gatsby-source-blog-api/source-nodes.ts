import type { GatsbyNode, SourceNodesArgs } from 'gatsby'
import { checkArticle, shortened } from './article-schema'
import * as build from './build-node'
import { createBlogApiClient, type BlogApiClient } from './client'
import { BlogApiError } from './errors'
import { fetchArticles } from './fetch-articles'
import { articleFacts, knownArticles } from './known-articles'
import { guardAgainstLoss, noteCount } from './loss-guard'
import { sourcePictures, type PictureUse } from './pictures'
import { freshEntry, planArticles, withoutRepeats, type Entry } from './plan-articles'
import { summaryLine, warnLeftOut, warnProblem } from './report'
import type { ArticleFacts, Options } from './types'

/** An article of this build: a new draft, or what is known of the node of an earlier build that is the same as then. */
type Current = { draft: build.Draft; known: null } | { draft: null; known: ArticleFacts }

/** What an article says of itself and shows, whichever it is. */
const saidBy = ({ draft, known }: Current) =>
  known ?? { ...draft.content, cover: draft.cover, pictures: draft.pictures }

/** Fetches what the plan wants and checks it; every other entry stays as it is. */
async function fetchWanted(
  client: BlogApiClient,
  entries: Entry[],
  args: SourceNodesArgs,
  { pageSize }: Options,
): Promise<Entry[]> {
  const wanted = entries.flatMap((entry) => (entry.state === 'wanted' ? entry.listed : []))
  const found = await fetchArticles(client, wanted, { listed: entries.length, pageSize })
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
    if (entry.state === 'kept') return [{ draft: null, known: entry.known }]
    if (entry.state === 'left out') warnLeftOut(reporter, entry.title, entry.problems)
    if (entry.state !== 'fresh') return []
    const { article, notes, pictures, sourceDigest, title } = entry
    notes.forEach((note) => warnProblem(reporter, title, note))
    const content = build.articleContent(article, createNodeId)
    return [{ draft: { content, cover: article.cover, pictures, sourceDigest }, known: null }]
  })
}

function picturesOf(current: Current): PictureUse[] {
  const { name, cover, pictures } = saidBy(current)
  const use = { article: name, changed: current.known === null }
  const ofCover: PictureUse[] = cover ? [{ ...use, url: cover.url, field: 'cover.url' }] : []
  return [...ofCover, ...pictures.map(({ url }): PictureUse => ({ ...use, url, field: 'body img' }))]
}

/** The nodes that articles may lead to; names that lead nowhere are reported. */
function findArticleIds(current: readonly Current[], { createNodeId, reporter }: SourceNodesArgs) {
  const nodeId = ({ draft, known }: Current) =>
    known ? known.id : build.articleNodeId(createNodeId, draft.content.articleId)
  const ids = new Map(current.map((article) => [saidBy(article).name, nodeId(article)]))
  for (const { name, relatedNames } of current.map(saidBy)) {
    for (const related of relatedNames.filter((each) => !ids.has(each))) {
      const problem = { field: 'relatedContents', value: shortened(related), reason: 'is no active article; skipped' }
      warnProblem(reporter, JSON.stringify(name), problem)
    }
  }
  return ids
}

/** Creates the nodes that are new or lead elsewhere than before, deletes those that are gone, and leaves the others alone. */
async function writeNodes(current: readonly Current[], targets: build.Targets, args: SourceNodesArgs): Promise<number> {
  const { actions, getNode } = args
  for (const category of build.buildCategoryNodes(args.createNodeId, args.createContentDigest)) {
    await actions.createNode(category)
  }
  const articles = knownArticles(args)
  const listed = new Set(current.map((article) => saidBy(article).articleId))
  const gone = [...articles.values()].filter(({ articleId }) => !listed.has(articleId))
  for (const { articleId, id } of gone) {
    const node = getNode(id)
    if (node) actions.deleteNode(node)
    articles.delete(articleId)
  }
  for (const { draft, known } of current) {
    if (known && build.linksAreCurrent(known, targets)) continue
    const stored = known && getNode(known.id)
    const toMake = draft ?? (stored && build.draftOfNode(build.asArticleNode(stored)))
    if (!toMake) throw new Error(`The node of the article ${known?.name} is gone from Gatsby's database`)
    const node = build.buildArticleNode(toMake, targets, args)
    await actions.createNode(node)
    articles.set(node.articleId, articleFacts(node))
  }
  return gone.length
}

/** Keeps the pictures of what an earlier run has made: the development server goes on with it while the API is away. */
function keepPictures(args: SourceNodesArgs): void {
  const articles = [...knownArticles(args).values()]
  const files = articles.flatMap(({ cover, pictures }) => [cover, ...pictures].map((picture) => picture?.file))
  const fileNodes = [...new Set(files)].flatMap((id) => (id ? (args.getNode(id) ?? []) : []))
  for (const node of fileNodes) args.actions.touchNode(node)
}

async function sourceArticles(args: SourceNodesArgs, options: Options): Promise<void> {
  const { cache, reporter } = args
  const client = createBlogApiClient(options)
  const items = await client.listActive()
  await guardAgainstLoss(items.length, options, reporter)

  const entries = await fetchWanted(client, planArticles(items, knownArticles(args), args), args, options)
  const current = draftArticles(entries, args)
  const fileIds = await sourcePictures(args, options, current.flatMap(picturesOf))
  const targets = { articleIds: findArticleIds(current, args), fileIds }
  const removed = await writeNodes(current, targets, args)

  await noteCount(items.length, cache)
  const fetched = current.filter(({ known }) => known === null).length
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
  // Nodes of articles and categories stay until they are deleted here: to touch each of them at every edit takes seconds
  args.actions.enableStatefulSourceNodes?.()
  try {
    await sourceArticles(args, pluginOptions as Options)
  } catch (error) {
    if (!(error instanceof BlogApiError)) throw error
    keepPictures(args)
    args.reporter.panicOnBuild(error.report())
  }
}
