/** Articles on one page of a list. */
export const articlesPerPage = 12

/** Cards of one row on a wide screen: in the middle of a list a page is shorter than another by whole rows. */
const row = 3

/** A part of a list begins with the article whose id is the smallest of so many on both sides; parts are longer than that. */
const reach = 3 * articlesPerPage

/** By the ids around it alone, so that an edit elsewhere moves no border. Ids of nodes are hashes: their order says nothing of the list's. */
function beginsPart(ids: readonly string[], place: number): boolean {
  if (place < reach || ids.length - place <= reach) return false
  const id = ids[place] ?? ''
  for (let distance = 1; distance <= reach; distance += 1) {
    if ((ids[place - distance] ?? '') <= id || (ids[place + distance] ?? '') <= id) return false
  }
  return true
}

/** How long the pages of the newest part are: the first is full, the second has what is left, the others are full. */
function newestLengths(count: number): number[] {
  if (count <= articlesPerPage) return [count]
  const full = Math.ceil(count / articlesPerPage) - 2
  const left = count - (full + 1) * articlesPerPage
  return [articlesPerPage, left, ...Array.from({ length: full }, () => articlesPerPage)]
}

/** How long the pages of an older part are: full, but the last ones shorter by a row each, until nothing is missing. */
function olderLengths(count: number): number[] {
  const pages = Math.ceil(count / articlesPerPage)
  const missing = pages * articlesPerPage - count
  const missingOn = (page: number) => Math.min(row, Math.max(0, missing - row * (pages - page)))
  return Array.from({ length: pages }, (_, index) => articlesPerPage - missingOn(index + 1))
}

/**
 * The pages of a list. So that an edit moves a few articles from page to page and not all, the list is cut into parts by the ids of its articles
 * (content-defined chunking, with local minima for borders), and each part has pages of its own. Lists of up to six pages are one part.
 *
 * A newest article changes the first two pages, one in the middle the pages of its part; more only when there is a page more or less.
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
