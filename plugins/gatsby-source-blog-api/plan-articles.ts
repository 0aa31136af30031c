import type { SourceNodesArgs } from 'gatsby'
import { isTangled } from '../../src/article-html/article-limits'
import { languages } from '../../src/i18n/locales'
import { checkArticle, checkListed, shortened, type Checked } from './article-schema'
import { categoryNodeId } from './build-node'
import { findPictures } from './find-pictures'
import { itemTitle } from './report'
import type { ApiArticle, ArticleNode, ListedArticle, Picture, Problem } from './types'

/** What is to be done with an item of the list of active articles. `title` is what messages call it. */
export type Entry = { title: string } & (
  | { state: 'kept'; node: ArticleNode }
  | { state: 'wanted'; listed: ListedArticle }
  | { state: 'fresh'; article: ApiArticle; pictures: Picture[]; notes: Problem[]; sourceDigest: string }
  | { state: 'left out'; problems: Problem[] }
)

type Tools = Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest'>

type Item = { id?: unknown; title?: unknown; body?: unknown }

const isObject = (item: unknown): item is Item => typeof item === 'object' && item !== null

/** Whether an item of the list is a whole article, for which nothing more is to be fetched. */
const isWhole = (item: unknown): item is Item => isObject(item) && item.title != null && item.body != null

/** Whether an item has a part of what makes it whole: a broken article, where the list has whole ones. */
const isMeantWhole = (item: unknown): item is Item => isObject(item) && ('title' in item || 'body' in item)

function entryOfWhole(item: object, title: string, node: ArticleNode | undefined, tools: Tools): Entry {
  const sourceDigest = tools.createContentDigest(item)
  if (node?.sourceDigest === sourceDigest) return { title, state: 'kept', node }
  return freshEntry(checkArticle(item), title, sourceDigest)
}

function entryOfListed(item: unknown, title: string, node: ArticleNode | undefined, tools: Tools): Entry {
  const checked = checkListed(item)
  if ('problems' in checked) return { title, state: 'left out', problems: checked.problems }
  const { name, category, updatedAt } = checked.article
  const isSame =
    node?.updatedAt === updatedAt &&
    node.name === name &&
    node.category === categoryNodeId(tools.createNodeId, category)
  return isSame ? { title, state: 'kept', node } : { title, state: 'wanted', listed: checked.article }
}

/** A note for each body that is shown without its elements. */
const tangledBodies = ({ body }: ApiArticle): Problem[] =>
  languages
    .filter((language) => isTangled(body[language] ?? ''))
    .map((language) => ({
      field: `body.${language}`,
      value: shortened(body[language]),
      reason: 'leaves hundreds of elements open; its words are shown without elements',
    }))

/** The entry of an article that has been checked, with the pictures of its bodies. */
export function freshEntry(checked: Checked<ApiArticle>, title: string, sourceDigest: string): Entry {
  if ('problems' in checked) return { title, state: 'left out', problems: checked.problems }
  const { article } = checked
  try {
    const notes = [...checked.notes, ...tangledBodies(article)]
    return { title, state: 'fresh', sourceDigest, article, notes, pictures: findPictures(article.body) }
  } catch (error) {
    // Elements nested thousands deep exhaust the parser's stack; the page could not be made either.
    const reason = `is HTML that cannot be read (${(error as Error).message})`
    return { title, state: 'left out', problems: [{ field: 'body', value: shortened(article.body), reason }] }
  }
}

/** Id and name of an entry that is not left out. */
function identity(entry: Entry): { id: string; name: string } | null {
  if (entry.state === 'kept') return { id: entry.node.articleId, name: entry.node.name }
  if (entry.state === 'wanted') return entry.listed
  return entry.state === 'fresh' ? entry.article : null
}

/** Leaves out every entry whose name or id an entry before it has. */
export function withoutRepeats(entries: readonly Entry[]): Entry[] {
  const ids = new Set<string>()
  const names = new Set<string>()
  return entries.map((entry): Entry => {
    const known = identity(entry)
    if (!known) return entry
    const reason = 'is that of an article before it in the list'
    const problems: Problem[] = []
    if (names.has(known.name)) problems.push({ field: 'name', value: shortened(known.name), reason })
    if (ids.has(known.id)) problems.push({ field: 'id', value: shortened(known.id), reason })
    if (problems.length > 0) return { title: entry.title, state: 'left out', problems }
    ids.add(known.id)
    names.add(known.name)
    return entry
  })
}

/**
 * Decides what is to be done with each item of the list: kept as it is in its node, used as it is, fetched, or left out.
 *
 * @param nodes nodes of an earlier build, by the API's id
 */
export function planArticles(
  items: readonly unknown[],
  nodes: ReadonlyMap<string, ArticleNode>,
  tools: Tools,
): Entry[] {
  const listIsWhole = items.some(isWhole)
  const entries = items.map((item, index) => {
    const title = itemTitle(item, index)
    const node = isObject(item) ? nodes.get(String(item.id)) : undefined
    return listIsWhole && isMeantWhole(item)
      ? entryOfWhole(item, title, node, tools)
      : entryOfListed(item, title, node, tools)
  })
  return withoutRepeats(entries)
}
