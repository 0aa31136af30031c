/**
 * The items that follow one in a list; after the last comes the first again.
 *
 * @param count how many, at most; never the item itself, and none twice
 */
export function neighbours<Item>(items: readonly Item[], item: Item, count: number): Item[] {
  const place = items.indexOf(item)
  return [...items.slice(place + 1), ...items.slice(0, Math.max(place, 0))].slice(0, count)
}
