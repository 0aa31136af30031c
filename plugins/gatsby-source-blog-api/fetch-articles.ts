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

/**
 * Fetches articles with few requests: up to ten by name, more by pages and what the pages do not have by name.
 *
 * @returns what the API has, not yet checked, by the listed id; null where it has nothing of that name
 */
export async function fetchArticles(
  client: BlogApiClient,
  wanted: readonly ListedArticle[],
): Promise<Map<string, unknown>> {
  const found =
    wanted.length > mostByName
      ? await readPages(client, new Set(wanted.map(({ id }) => id)))
      : new Map<string, unknown>()
  const left = wanted.filter(({ id }) => !found.has(id))
  await mapLimited(left, requestsAtATime, async ({ id, name }) => {
    found.set(id, await client.readByName(name))
  })
  return found
}
