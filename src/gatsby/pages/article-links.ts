import type { Language, Localized } from '../../i18n/locales'
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
const tagSegments = ({ tags }: Article, language: Language): string[] => [
  ...new Set(tags.flatMap((tag) => tag[language] ?? []).map(tagSegment)),
]

/** What was found out of articles, which are the same objects as long as nothing of them changes. */
const known: Localized<WeakMap<Article, { tags: string[]; links: ArticleLinks | null }>> = {
  th: new WeakMap(),
  en: new WeakMap(),
}

function knownOf(article: Article, language: Language) {
  const found = known[language].get(article) ?? { tags: tagSegments(article, language), links: null }
  known[language].set(article, found)
  return found
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** The links that an article had before, where they lead to the same; so that its pages need not be made again. */
function keepSame(article: Article, language: Language, links: ArticleLinks): ArticleLinks {
  const found = knownOf(article, language)
  const { links: last } = found
  const isSame =
    last !== null &&
    isSameList(last.newer, links.newer) &&
    isSameList(last.older, links.older) &&
    isSameList(last.related, links.related)
  return isSame ? last : (found.links = links)
}

/**
 * The articles nearest to that at a place: by tags in common, then published before it, then by time.
 *
 * @param sharedTags number of tags in common, by place
 */
const sortedByNearness = (sharedTags: ReadonlyMap<number, number>, place: number): number[] =>
  [...sharedTags]
    .map(([other, shared]) => ({ other, shared, side: other > place ? 0 : 1, distance: Math.abs(other - place) }))
    .sort((one, two) => two.shared - one.shared || one.side - two.side || one.distance - two.distance)
    .map(({ other }) => other)

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
  const tags = listed.map((article) => knownOf(article, language).tags)
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
      ...sortedByNearness(shared, place),
      ...byCategory.nearest(article.category.key, place),
    ])
    chosen.delete(place)
    return idsAt([...chosen].slice(0, relatedCount))
  }

  return new Map(
    listed.map((article, place) => [
      article.id,
      keepSame(article, language, {
        newer: idsAt([place - 1]),
        older: idsAt([place + 1]),
        related: relatedTo(article, place),
      }),
    ]),
  )
}
