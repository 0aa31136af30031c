import { numbersPerFile, type RecordFile } from '../../src/search/index-format'
import { indexFile, type IndexFile } from './index-file'
import type { IndexedArticle } from './indexed-article'

/** The articles of one file, each with its number in it. */
type Group = [number: number, article: IndexedArticle][]

interface Known {
  group: Group
  file: IndexFile
}

const isSameGroup = (one: Group, other: Group) =>
  one.length === other.length &&
  one.every(([number, article], place) => other[place]?.[0] === number && other[place][1] === article)

const contentOf = (group: Group): RecordFile =>
  Object.fromEntries(group.map(([number, { record }]) => [number, record]))

/** Records by the files that they stand in; a file that is as it was is not made again. */
export class RecordFiles {
  private known: (Known | null)[] = []

  /**
   * The files of now, by the numbers that they are for; null for a file that would be empty.
   *
   * @param articles in the order of their numbers
   * @param numbers of the articles, ascending; those without an article are left out
   */
  update(articles: readonly IndexedArticle[], numbers: readonly number[]): (IndexFile | null)[] {
    const groups: Group[] = []
    articles.forEach((article, place) => {
      const number = numbers[place] ?? 0
      const index = Math.floor(number / numbersPerFile)
      while (groups.length <= index) groups.push([])
      groups[index]?.push([number % numbersPerFile, article])
    })
    this.known = groups.map((group, index) => {
      const before = this.known[index]
      if (before && isSameGroup(before.group, group)) return before
      return group.length > 0 ? { group, file: indexFile('records', JSON.stringify(contentOf(group))) } : null
    })
    return this.known.map((known) => known && known.file)
  }
}
