import type { Language } from '../../i18n/locales'
import { tagSegment } from '../../i18n/tag-segment'
import type { PagesData } from './query-pages'

type Article = PagesData['articles'][number]

/** Where an article leads to, by node ids. */
export interface ArticleLinks {
  /** The one published after it; none for the newest. */
  newer: string[]
  /** The one published before it; none for the oldest. */
  older: string[]
  related: string[]
}

/** Articles at the end of an article. */
export const relatedCount = 3

/** Lists of articles that have something in common, by what they have in common; places are those among all articles. */
class Groups {
  private readonly places = new Map<string, number[]>()
  private readonly ranks = new Map<string, Map<number, number>>()

  add(key: string, place: number): void {
    const places = this.places.get(key) ?? []
    const ranks = this.ranks.get(key) ?? new Map<number, number>()
    ranks.set(place, places.length)
    places.push(place)
    this.places.set(key, places)
    this.ranks.set(key, ranks)
  }

  /**
   * Members of a group that are nearest to one of them: those published before it, then those after it. An article that is
   * published later changes nothing for one that has enough before it.
   */
  nearest(key: string, place: number): number[] {
    const places = this.places.get(key) ?? []
    const rank = this.ranks.get(key)?.get(place) ?? 0
    const before = places.slice(rank + 1, rank + 1 + relatedCount)
    const after = places.slice(Math.max(0, rank - relatedCount), rank).reverse()
    return [...before, ...after]
  }
}

/** Segments of the tags of an article in a language, each once. */
export const tagSegments = ({ tags }: Article, language: Language): string[] => [
  ...new Set(tags.flatMap((tag) => tag[language] ?? []).map(tagSegment)),
]

/** How near the article at one place is to that at another: by tags in common, then published before, then by time. */
function sortByNearness(candidates: readonly number[], place: number, sharedTags: Map<number, number>): number[] {
  const rank = (other: number) => [-(sharedTags.get(other) ?? 0), other > place ? 0 : 1, Math.abs(other - place)]
  return [...candidates].sort((one, other) => {
    const [left, right] = [rank(one), rank(other)]
    return left.map((value, index) => value - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0
  })
}

/**
 * Finds for each article of a language where it leads to: the ones before and after it, and related ones. These are the ones
 * that it names itself, filled up with those that share tags with it, then with those of its category. The choice is the
 * same in every build of the same articles, and an edit of one article, or a new one, changes it for its neighbours alone.
 *
 * @param articles newest first
 * @returns by node id
 */
export function linkArticles(articles: readonly Article[], language: Language): Map<string, ArticleLinks> {
  const listed = articles.filter(({ languages }) => languages.includes(language))
  const placeOf = new Map(listed.map(({ id }, place) => [id, place]))
  const tags = listed.map((article) => tagSegments(article, language))
  const [byTag, byCategory] = [new Groups(), new Groups()]
  listed.forEach(({ category }, place) => {
    byCategory.add(category.key, place)
    tags[place]?.forEach((tag) => byTag.add(tag, place))
  })

  const idsAt = (places: readonly number[]): string[] => places.flatMap((place) => listed[place]?.id ?? [])

  const relatedTo = (article: Article, place: number): string[] => {
    const shared = new Map<number, number>()
    for (const other of (tags[place] ?? []).flatMap((tag) => byTag.nearest(tag, place))) {
      shared.set(other, (tags[other] ?? []).filter((tag) => tags[place]?.includes(tag)).length)
    }
    const chosen = new Set([
      ...article.relatedContents.flatMap(({ id }) => placeOf.get(id) ?? []),
      ...sortByNearness([...shared.keys()], place, shared),
      ...byCategory.nearest(article.category.key, place),
    ])
    chosen.delete(place)
    return idsAt([...chosen].slice(0, relatedCount))
  }

  return new Map(
    listed.map((article, place) => [
      article.id,
      {
        newer: idsAt([place - 1]),
        older: idsAt([place + 1]),
        related: relatedTo(article, place),
      },
    ]),
  )
}
