/** Pages on each side of the current one that a pager leads to. */
const reach = 1

/**
 * The pages that a pager leads to: the first, the last, and those round the current one; null where some are left out. The
 * result has at most seven entries, however many pages there are.
 *
 * @example pageWindow(5, 834) // [1, null, 4, 5, 6, null, 834]
 */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const near = Array.from({ length: 2 * reach + 1 }, (_, index) => page - reach + index)
  const shown = [...new Set([1, ...near, pageCount])].filter((number) => number >= 1 && number <= pageCount)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number - 1) - 1
    // A gap of one page is that page
    if (gap === 1) return [number - 1, number]
    return gap > 1 ? [null, number] : [number]
  })
}
