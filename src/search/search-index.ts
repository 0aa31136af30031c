import { categories, type CategoryKey } from '../i18n/categories'
import { correctionsOf, type Correction } from './correct'
import type { IndexRecord } from './index-format'
import { inOtherLayout } from './keyboard'
import { marksOf, type Marks } from './marks'
import { isThai } from './normalise'
import type { OpenIndex } from './open-index'
import { planQuery, type QueryGroup } from './plan-query'
import { matchGroup, matchNeed, rank, type Matches, type Ranked } from './rank'

/** What a search found, before anything of the articles is loaded. */
export interface Found {
  /** Best first. */
  ranked: Ranked[]
  marks: Marks
  /** Words that were taken for others, as they are shown. */
  corrected: { typed: string; found: string }[]
  /** True where no article has all of the search. */
  isRelaxed: boolean
}

/** An article that was found. */
export interface Hit extends IndexRecord {
  category: CategoryKey
}

const nothing: Found = {
  ranked: [],
  marks: { latin: new Set(), latinStarts: [], anywhere: [] },
  corrected: [],
  isRelaxed: false,
}

const termsOf = (groups: readonly QueryGroup[]) =>
  groups
    .flatMap(({ whole, needs }) => [...whole, ...needs.flatMap(({ alternatives }) => alternatives)])
    .flatMap(({ terms, isStart = false }) => terms.map((term) => ({ term, isStart })))

/** A group whose misspelt parts may be met by the words that were probably meant. */
function correctGroup(group: QueryGroup, index: OpenIndex, words: readonly string[]) {
  const { count } = index.entry
  const used: { typed: string; correction: Correction }[] = []
  const correct = (typed: string) => {
    const found = correctionsOf(typed, words)
    if (found[0]) used.push({ typed, correction: found[0] })
    return found.map(({ alternative }) => alternative)
  }
  const whole = group.whole.length > 0 ? correct(group.text) : []
  if (whole.length > 0) return { group: { ...group, whole: [...group.whole, ...whole] }, used }
  const needs = group.needs.map((need) => {
    if (matchNeed(need, index.lookup, count).byArticle.size > 0) return need
    return { ...need, alternatives: [...need.alternatives, ...correct(need.text)] }
  })
  return { group: { ...group, needs }, used }
}

async function findGroups(planned: QueryGroup[], index: OpenIndex): Promise<Found> {
  const { count } = index.entry
  const known = new Map<QueryGroup, Matches>()
  const match = (group: QueryGroup): Matches => {
    const matches = known.get(group) ?? matchGroup(group, index.lookup, count)
    known.set(group, matches)
    return matches
  }
  const isMet = (group: QueryGroup) => match(group).byArticle.size > 0
  await index.load(termsOf(planned))
  const groups = planned.flatMap((group) => (group.isName && !isMet(group) ? planQuery(group.text, false) : [group]))
  await index.load(termsOf(groups))
  const hasUnknown = groups.some((group) => !isMet(group))
  const words = hasUnknown ? [...new Set([...(await index.vocabulary()), ...index.loadedTerms().filter(isThai)])] : []
  const corrected = groups.map((group) => (isMet(group) ? { group, used: [] } : correctGroup(group, index, words)))
  const meant = corrected.map(({ group }) => group)
  if (hasUnknown) await index.load(termsOf(meant))
  const ranked = rank(meant.map(match))
  return {
    ranked,
    marks: marksOf(meant),
    corrected: corrected.flatMap(({ used }) =>
      used.map(({ typed, correction }) => ({ typed, found: correction.word })),
    ),
    isRelaxed: ranked.length > 0 && (ranked[0]?.met ?? 0) < groups.length,
  }
}

/**
 * Looks for articles: as typed, then with typing errors forgiven, then as if the keyboard had been in the other language.
 *
 * @param query as it was typed
 */
export async function searchIndex(index: OpenIndex, query: string): Promise<Found> {
  const groups = planQuery(query)
  const found = groups.length > 0 ? await findGroups(groups, index) : nothing
  if (found.ranked.length > 0 && found.corrected.length === 0) return found
  const other = inOtherLayout(query.trim())
  const otherGroups = other === null ? [] : planQuery(other)
  if (other === null || otherGroups.length === 0) return found
  await index.load(termsOf(otherGroups))
  const isMeant = otherGroups.every((group) => matchGroup(group, index.lookup, index.entry.count).byArticle.size > 0)
  if (!isMeant) return found
  const fromOther = await findGroups(otherGroups, index)
  return { ...fromOther, corrected: [{ typed: query.trim(), found: other }] }
}

/** The category of an article of the index. */
export function categoryOf({ entry }: Pick<OpenIndex, 'entry'>, article: number): CategoryKey {
  const category = categories[Number(entry.categories[article])]
  if (!category) throw new Error(`The index has no category for article ${article}`)
  return category.key
}

/**
 * Loads what a list of hits shows.
 *
 * @param articles numbers, in the order of the list
 */
export async function loadHits(index: OpenIndex, articles: readonly number[]): Promise<Hit[]> {
  const records = await Promise.all(articles.map((article) => index.record(article)))
  return records.flatMap((record, place) => {
    const article = articles[place]
    return record && article !== undefined ? [{ ...record, category: categoryOf(index, article) }] : []
  })
}
