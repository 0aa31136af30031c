/**
 * Works through a list, a few items at a time.
 *
 * @param limit how many at a time
 * @throws what the first failing item throws; no further item is begun then
 */
export async function concurrently<Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<void>) {
  let next = 0
  let hasFailed = false
  const worker = async () => {
    while (next < items.length && !hasFailed) {
      const item = items[next] as Item
      next += 1
      try {
        await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
}
