import { impacts, type Impact, type Postings } from './index-format'
import type { Alternative, Need, QueryGroup } from './plan-query'

/** Points of a word by where it stands. */
const points: Record<Impact, number> = { 0: 1, 1: 1.6, 2: 3, 3: 8 }

/** What an article without the word gets where the word is so common that only the most telling articles are listed. */
const unlisted = { score: 0.5, isInTitle: false }

/** How well an article meets a need. */
export interface Match {
  score: number
  /** Everything stands in the title. */
  isInTitle: boolean
}

/** Articles that meet something, by number. */
export interface Matches {
  byArticle: Map<number, Match>
  /** True where articles that are not listed may have it too. */
  isOpen: boolean
}

/** What is known of a term; its start stands for all words that begin so. */
export type Lookup = (term: string, isStart: boolean) => Postings | null

/** An article that was found. */
export interface Ranked {
  article: number
  score: number
  isInTitle: boolean
  /** Groups of the search that it meets. */
  met: number
}

const rarity = (found: number, count: number) => Math.log(1 + (count - found + 0.5) / (found + 0.5))

function matchTerm(postings: Postings | null, weight: number, count: number): Matches {
  const byArticle = new Map<number, Match>()
  if (!postings) return { byArticle, isOpen: false }
  const value = (rarity(postings.count, count) + 0.2) * weight
  for (const [article, impact] of postings.impactOf) {
    byArticle.set(article, { score: points[impact] * value, isInTitle: impact === impacts.title })
  }
  return { byArticle, isOpen: postings.isCut }
}

/** Articles in all of the sets. A set that is open lacks nobody. */
export function meetAll(sets: readonly Matches[]): Matches {
  if (sets.length === 1 && sets[0]) return sets[0]
  const [smallest, ...rest] = [...sets].sort(
    (a, b) => Number(a.isOpen) - Number(b.isOpen) || a.byArticle.size - b.byArticle.size,
  )
  if (!smallest) return { byArticle: new Map(), isOpen: false }
  const byArticle = new Map<number, Match>()
  for (const [article, first] of smallest.byArticle) {
    const all = { ...first }
    const isInAll = rest.every((set) => {
      const match = set.byArticle.get(article) ?? (set.isOpen ? unlisted : null)
      all.score += match?.score ?? 0
      all.isInTitle &&= match?.isInTitle ?? false
      return match !== null
    })
    if (isInAll) byArticle.set(article, all)
  }
  return { byArticle, isOpen: false }
}

/** Articles in any of the sets, each with its best match. */
function meetAny(sets: readonly Matches[]): Matches {
  const byArticle = new Map<number, Match>()
  for (const set of sets) {
    for (const [article, match] of set.byArticle) {
      const known = byArticle.get(article)
      if (!known) byArticle.set(article, match)
      else if (match.score > known.score || (match.isInTitle && !known.isInTitle)) {
        byArticle.set(article, {
          score: Math.max(known.score, match.score),
          isInTitle: known.isInTitle || match.isInTitle,
        })
      }
    }
  }
  return { byArticle, isOpen: sets.some(({ isOpen }) => isOpen) }
}

const matchAlternatives = (alternatives: readonly Alternative[], lookup: Lookup, count: number): Matches =>
  meetAny(
    alternatives.map(({ terms, isStart = false, weight }) =>
      meetAll(terms.map((term) => matchTerm(lookup(term, isStart), weight, count))),
    ),
  )

/** Articles that meet a need. */
export const matchNeed = ({ alternatives }: Need, lookup: Lookup, count: number): Matches =>
  matchAlternatives(alternatives, lookup, count)

/** Articles that meet all needs of a group, or the group as a whole. */
export function matchGroup({ whole, needs }: QueryGroup, lookup: Lookup, count: number): Matches {
  const pieces = meetAll(needs.map((need) => matchNeed(need, lookup, count)))
  return whole.length === 0 ? pieces : meetAny([matchAlternatives(whole, lookup, count), pieces])
}

/**
 * Articles in the order in which they are shown: those with every word in the title, then by score, then the newest.
 * An article that lacks a part of the search is found only when none has all of it.
 *
 * @param groups matches of each group of the search
 */
export function rank(groups: readonly Matches[]): Ranked[] {
  const all = meetAll(groups)
  const isWhole = all.byArticle.size > 0
  const found = isWhole ? all : meetAny(groups)
  const ranked = [...found.byArticle].map(([article, { score, isInTitle }]): Ranked => {
    if (isWhole) return { article, score, isInTitle, met: groups.length }
    const matches = groups.flatMap(({ byArticle }) => byArticle.get(article) ?? [])
    return {
      article,
      score: matches.reduce((sum, match) => sum + match.score, 0),
      isInTitle: false,
      met: matches.length,
    }
  })
  const least = Math.ceil(groups.length / 2)
  return ranked
    .filter(({ met }) => met >= least)
    .sort(
      (a, b) =>
        b.met - a.met || Number(b.isInTitle) - Number(a.isInTitle) || b.score - a.score || b.article - a.article,
    )
}
