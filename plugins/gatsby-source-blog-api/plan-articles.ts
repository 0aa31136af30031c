import type { SourceNodesArgs } from 'gatsby'
import { isTangled } from '../../src/article-html/article-limits'
import { categories, categoryKey, type CategoryKey } from '../../src/i18n/categories'
import { languages } from '../../src/i18n/locales'
import { checkArticle, checkListed, shortened, type Checked } from './article-schema'
import { categoryNodeId } from './build-node'
import { findPictures } from './find-pictures'
import { itemTitle } from './report'
import type { ApiArticle, ArticleFacts, ListedArticle, Picture, Problem } from './types'

/** What is to be done with an item of the list of active articles. `title` is what messages call it. */
export type Entry = { title: string } & (
  | { state: 'kept'; known: ArticleFacts }
  | { state: 'wanted'; listed: ListedArticle }
  | { state: 'fresh'; article: ApiArticle; pictures: Picture[]; notes: Problem[]; sourceDigest: string }
  | { state: 'left out'; problems: Problem[] }
)

type Tools = Pick<SourceNodesArgs, 'createNodeId' | 'createContentDigest'>

type Item = Partial<Record<'id' | 'name' | 'category' | 'updatedAt' | 'title' | 'body', unknown>>

/** Ids of the nodes of categories. */
type CategoryIds = Readonly<Record<CategoryKey, string>>

const isObject = (item: unknown): item is Item => typeof item === 'object' && item !== null

/** Whether an item of the list is a whole article, for which nothing more is to be fetched. */
const isWhole = (item: unknown): item is Item => isObject(item) && item.title != null && item.body != null

/** Whether an item has a part of what makes it whole: a broken article, where the list has whole ones. */
const isMeantWhole = (item: unknown): item is Item => isObject(item) && ('title' in item || 'body' in item)

function entryOfWhole(item: object, title: string, known: ArticleFacts | undefined, tools: Tools): Entry {
  const sourceDigest = tools.createContentDigest(item)
  if (known?.sourceDigest === sourceDigest) return { title, state: 'kept', known }
  return freshEntry(checkArticle(item), title, sourceDigest)
}

/** Categories by their labels: those that this process has met. */
const keysByLabel = new Map<string, CategoryKey>()

function keyOfLabel(label: string): CategoryKey | null {
  const key = keysByLabel.get(label) ?? categoryKey(label)
  if (key) keysByLabel.set(label, key)
  return key
}

/** An entry of the list as far as it can be told without a check; null where that shows already that it would not pass. */
function unchecked(item: unknown): ListedArticle | null {
  if (!isObject(item) || typeof item.id !== 'string' || typeof item.category !== 'string') return null
  const category = keyOfLabel(item.category)
  return category && ({ ...item, category } as ListedArticle)
}

function entryOfListed(item: unknown, title: string, known: ArticleFacts | undefined, categoryIds: CategoryIds): Entry {
  const isAsKnown = ({ name, category, updatedAt }: ListedArticle) =>
    known?.name === name && known.updatedAt === updatedAt && known.category === categoryIds[category]
  // What is known has passed the check: with ten thousand articles that takes most of a second
  const asListed = unchecked(item)
  if (known && asListed && isAsKnown(asListed)) return { title, state: 'kept', known }
  const checked = checkListed(item)
  if ('problems' in checked) return { title, state: 'left out', problems: checked.problems }
  return known && isAsKnown(checked.article)
    ? { title, state: 'kept', known }
    : { title, state: 'wanted', listed: checked.article }
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
  if (entry.state === 'kept') return { id: entry.known.articleId, name: entry.known.name }
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
 * @param articles those of an earlier build, by the API's id
 */
export function planArticles(
  items: readonly unknown[],
  articles: ReadonlyMap<string, ArticleFacts>,
  tools: Tools,
): Entry[] {
  const listIsWhole = items.some(isWhole)
  const idOf = ({ key }: { key: CategoryKey }) => [key, categoryNodeId(tools.createNodeId, key)]
  const categoryIds = Object.fromEntries(categories.map(idOf)) as CategoryIds
  const entries = items.map((item, index) => {
    const title = itemTitle(item, index)
    const known = isObject(item) ? articles.get(String(item.id)) : undefined
    return listIsWhole && isMeantWhole(item)
      ? entryOfWhole(item, title, known, tools)
      : entryOfListed(item, title, known, categoryIds)
  })
  return withoutRepeats(entries)
}
