import type { IndexedArticle } from './indexed-article'

/** Postings that an edit moves cost more one by one than all of them anew. */
const movedShare = 0.05

const none = new Uint32Array()

/** What an update takes out of the postings of a term, and what it adds. */
interface Move {
  gone: number[]
  come: number[]
}

const isNothing = ({ gone, come }: Move) =>
  gone.length === come.length && gone.every((posting) => come.includes(posting))

/** Turns articles with their terms into terms with their articles, and keeps that from one index to the next. */
export class TermPostings {
  private lists: (Uint32Array | undefined)[] = []
  private numbers: ReadonlyMap<IndexedArticle, number> = new Map()

  /** Articles of a term in their order: number of the article × 4 + how telling the place is. Not to be changed. */
  of(term: number): Uint32Array {
    return this.lists[term] ?? none
  }

  /**
   * Brings the postings up to date; an article that is the same object with the same number is not looked at again.
   *
   * @param articles in the order of their numbers
   * @param numbers of the articles, ascending
   * @returns the terms whose postings are others than before; null for all
   */
  update(articles: readonly IndexedArticle[], numbers: readonly number[]): ReadonlySet<number> | null {
    const before = this.numbers
    const now = new Map(articles.map((article, place) => [article, numbers[place] ?? 0]))
    const gone = [...before].filter(([article, number]) => now.get(article) !== number)
    const come = [...now].filter(([article, number]) => before.get(article) !== number)
    this.numbers = now
    if (gone.length + come.length <= articles.length * movedShare) return this.move(gone, come)
    this.lists = invert(articles, numbers)
    return null
  }

  private move(gone: readonly [IndexedArticle, number][], come: readonly [IndexedArticle, number][]): Set<number> {
    const moves = new Map<number, Move>()
    const note =
      (kind: keyof Move) =>
      ([{ codes }, number]: readonly [IndexedArticle, number]) => {
        for (const code of codes) {
          const move = moves.get(code >>> 2) ?? { gone: [], come: [] }
          move[kind].push(number * 4 + (code & 3))
          moves.set(code >>> 2, move)
        }
      }
    gone.forEach(note('gone'))
    come.forEach(note('come'))
    const changed = [...moves].filter(([, move]) => !isNothing(move))
    for (const [term, move] of changed) {
      const stay = [...this.of(term)].filter((posting) => !move.gone.includes(posting))
      this.lists[term] = Uint32Array.from([...stay, ...move.come]).sort()
    }
    return new Set(changed.map(([term]) => term))
  }
}

/** The postings of each term, by its number, out of all articles. */
function invert(articles: readonly IndexedArticle[], numbers: readonly number[]): (Uint32Array | undefined)[] {
  let termCount = 0
  for (const { codes } of articles) for (const code of codes) termCount = Math.max(termCount, (code >>> 2) + 1)
  const counts = new Uint32Array(termCount)
  for (const { codes } of articles) for (const code of codes) counts[code >>> 2]! += 1
  const ends = new Uint32Array(termCount)
  let total = 0
  counts.forEach((count, term) => {
    ends[term] = total
    total += count
  })
  const all = new Uint32Array(total)
  articles.forEach(({ codes }, place) => {
    const number = numbers[place] ?? 0
    for (const code of codes) all[ends[code >>> 2]!++] = number * 4 + (code & 3)
  })
  return Array.from(counts, (count, term) => {
    const end = ends[term] ?? 0
    return count > 0 ? all.subarray(end - count, end) : undefined
  })
}
