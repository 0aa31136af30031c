/** Articles on one page of a list. */
export const articlesPerPage = 12

/** Cards of one row on a wide screen: in the middle of a list a page is shorter than another by whole rows. */
const row = 3

/** A part of a list begins with the article whose id is the smallest of so many on both sides; parts are longer than that. */
const reach = 8 * articlesPerPage

/** By the ids around it alone, so that an edit elsewhere moves no border. Ids of nodes are hashes: their order says nothing of the list's. */
function beginsPart(ids: readonly string[], place: number): boolean {
  if (place < reach || ids.length - place <= reach) return false
  const id = ids[place] ?? ''
  for (let distance = 1; distance <= reach; distance += 1) {
    if ((ids[place - distance] ?? '') <= id || (ids[place + distance] ?? '') <= id) return false
  }
  return true
}

/** Articles that pages have room for. */
const roomOf = (pages: number) => pages * articlesPerPage

/** The next number of pages that a part may have: as many more as still have three rows each, behind a full one. */
const nextPageCount = (pages: number) =>
  Math.max(pages + 1, Math.floor((roomOf(pages) + 1 - articlesPerPage) / (articlesPerPage - row)) + 1)

/** Pages of a part: rather shorter ones for a while than one more every twelve articles, which moves all pages behind. */
function pageCountOf(articles: number): number {
  let pages = 1
  while (roomOf(pages) < articles) pages = nextPageCount(pages)
  return pages
}

/**
 * How long the pages of the newest part are: the first is full, the last ones are a row shorter each, the second has what is
 * left. A newest article then moves one to the second page, and each third time three from there to the first of those that are short.
 */
function newestLengths(articles: number): number[] {
  const pages = pageCountOf(articles)
  if (pages === 1) return [articles]
  const missing = roomOf(pages) - articles
  const short = Math.min(Math.floor(missing / row), pages - 2)
  const others = Array.from(
    { length: pages - 2 },
    (_, index) => articlesPerPage - (index >= pages - 2 - short ? row : 0),
  )
  return [articlesPerPage, articlesPerPage - (missing - row * short), ...others]
}

/** How long the pages of an older part are: full, but the last ones shorter by a row each, until nothing is missing. */
function olderLengths(articles: number): number[] {
  const pages = pageCountOf(articles)
  const missing = roomOf(pages) - articles
  const missingOn = (page: number) => Math.min(row, Math.max(0, missing - row * (pages - page)))
  return Array.from({ length: pages }, (_, index) => articlesPerPage - missingOn(index + 1))
}

/**
 * The pages of a list. So that an edit moves a few articles from page to page and not all, the list is cut into parts by the ids of its articles
 * (content-defined chunking, with local minima for borders), and each part has pages of its own, of nine to twelve articles.
 * Lists of up to sixteen pages are one part.
 *
 * A newest article changes the first two pages, and each third time some behind; one in the middle those of its part, some seven. All behind
 * change only when there are more pages or fewer: one time in forty.
 *
 * @param ids of articles, newest first
 * @returns ids of each page; one page without any when there are none
 */
export function pagesOf(ids: readonly string[]): string[][] {
  const borders = [0, ...ids.flatMap((_, place) => (beginsPart(ids, place) ? place : [])), ids.length]
  const lengths = borders
    .slice(1)
    .flatMap((end, part) => (part === 0 ? newestLengths(end) : olderLengths(end - (borders[part] ?? 0))))
  let start = 0
  return lengths.map((length) => ids.slice(start, (start += length)))
}
