/** Entries of a pager, however many pages there are: numbers stay where they are while one pages on. */
const places = 7
/** Pages from an end of the list on which the pager leads to all others near that end. */
const nearEnd = 4

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/**
 * The pages that a pager leads to: the first, the last, and those round the current one; null where some are left out.
 *
 * @example pageWindow(5, 834) // [1, null, 4, 5, 6, null, 834]
 * @example pageWindow(2, 834) // [1, 2, 3, 4, 5, null, 834]
 */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= places) return range(1, pageCount)
  if (page <= nearEnd) return [...range(1, places - 2), null, pageCount]
  if (page > pageCount - nearEnd) return [1, null, ...range(pageCount - places + 3, pageCount)]
  return [1, null, page - 1, page, page + 1, null, pageCount]
}
