/**
 * Does the work for every item, at most `limit` at a time; the results are in the order of the items.
 *
 * @throws the first error of the work; nothing new is begun after it
 */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length)
  const queue = items.entries()
  let failed = false
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failed) return
      results[index] = await work(item).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return results
}
