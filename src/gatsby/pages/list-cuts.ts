import { articlesPerPage, pagesOf } from './list-pages'

type ListPages = readonly (readonly string[])[]

/** A page that keeps its cuts may for a while hold what an edit has moved onto it. */
const mostOnPage = 2 * articlesPerPage

const isSamePage = (one: readonly string[] | undefined, other: readonly string[]) =>
  one?.length === other.length && one.every((id, place) => id === other[place])

/** How many pages of a list an edit moves: all of them where their number changes, which each of them shows. */
function countMoved(last: ListPages, next: ListPages): number {
  if (last.length !== next.length) return Math.max(last.length, next.length)
  return next.filter((ids, page) => !isSamePage(last[page], ids)).length
}

/**
 * The articles of a list on the pages that they were on, a new one or one of another day on the page of its neighbours.
 *
 * @returns null where that leaves a page empty or fills one up
 */
function keepCuts(last: ListPages, ids: readonly string[]): string[][] | null {
  const pageOf = new Map(last.flatMap((page, number) => page.map((id) => [id, number] as const)))
  const pages: string[][] = last.map(() => [])
  let current = 0
  ids.forEach((id, place) => {
    const next = ids[place + 1]
    // Otherwise an article of the page that follows has come between those of this one
    const isPageOver = next === undefined || pageOf.get(next) !== current
    if (pageOf.get(id) === current + 1 && isPageOver) current += 1
    pages[current]?.push(id)
  })
  return pages.every(({ length }) => length > 0 && length <= mostOnPage) ? pages : null
}

/** Cuts lists into pages, build after build of one process. */
export interface ListCuts {
  /**
   * Begins with the lists of a build.
   *
   * @param mostMoved how many pages of a list may move; a list of which more would keeps the cuts that it had. Null: all
   */
  begin(mostMoved: number | null): void
  /**
   * @param list its path and language
   * @param ids of its articles, newest first
   * @returns ids of each page
   */
  cut(list: string, ids: readonly string[]): string[][]
  /** Whether a list of this build has kept its cuts, so that another build has to move its pages. */
  readonly hasPostponed: boolean
}

/** Cuts that are remembered from one build to the next. */
export function rememberCuts(): ListCuts {
  let before = new Map<string, string[][]>()
  let now = new Map<string, string[][]>()
  let limit: number | null = null
  let hasPostponed = false

  const postponed = (list: string, ids: readonly string[], pages: string[][]) => {
    const last = before.get(list)
    if (!last || limit === null || countMoved(last, pages) <= limit) return null
    const kept = keepCuts(last, ids)
    return kept && countMoved(kept, pages) > 0 ? kept : null
  }

  return {
    begin(mostMoved) {
      before = now
      now = new Map()
      limit = mostMoved
      hasPostponed = false
    },
    cut(list, ids) {
      const pages = pagesOf(ids)
      const kept = postponed(list, ids, pages)
      hasPostponed ||= kept !== null
      now.set(list, kept ?? pages)
      return kept ?? pages
    },
    get hasPostponed() {
      return hasPostponed
    },
  }
}
