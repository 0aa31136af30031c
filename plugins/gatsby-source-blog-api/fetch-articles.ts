import type { BlogApiClient } from './client'
import { mapLimited } from './concurrency'
import type { ListedArticle } from './types'

const mostByName = 10
const requestsAtATime = 4

const idOf = (item: unknown) => (item as { id?: unknown } | null)?.id

/** Reads the pages until every wanted article was seen, or the pages end or repeat themselves. */
async function readPages(client: BlogApiClient, wantedIds: ReadonlySet<string>): Promise<Map<string, unknown>> {
  const seen = new Set<unknown>()
  const found = new Map<string, unknown>()
  for (let page = 1; found.size < wantedIds.size; page += 1) {
    const { items, total } = await client.readPage(page)
    const seenBefore = seen.size
    for (const item of items) {
      const id = idOf(item)
      seen.add(id)
      if (typeof id === 'string' && wantedIds.has(id) && !found.has(id)) found.set(id, item)
    }
    const nothingNew = seen.size === seenBefore
    if (nothingNew || (total !== null && seen.size >= total)) break
  }
  return found
}

/** A page of a long list is mostly of articles that nobody has asked for. */
const areFew = (wanted: number, listed: number, pageSize: number): boolean =>
  wanted <= Math.max(mostByName, Math.ceil(listed / pageSize))

export interface ListFacts {
  /** Articles that the API lists. */
  listed: number
  /** Articles on a page of it. */
  pageSize: number
}

/**
 * Fetches articles with few requests: up to ten by name, and of a long list up to as many as it has pages; more by pages, and
 * what the pages do not have by name.
 *
 * @returns what the API has, not yet checked, by the listed id; null where it has nothing of that name
 */
export async function fetchArticles(
  client: BlogApiClient,
  wanted: readonly ListedArticle[],
  { listed, pageSize }: ListFacts,
): Promise<Map<string, unknown>> {
  const found = areFew(wanted.length, listed, pageSize)
    ? new Map<string, unknown>()
    : await readPages(client, new Set(wanted.map(({ id }) => id)))
  const left = wanted.filter(({ id }) => !found.has(id))
  await mapLimited(left, requestsAtATime, async ({ id, name }) => {
    found.set(id, await client.readByName(name))
  })
  return found
}
