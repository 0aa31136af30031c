import { useEffect, useState } from 'react'
import { report } from '../../analytics/report'
import type { CategoryKey } from '../../i18n/categories'
import type { Language } from '../../i18n/locales'
import { longestList } from '../../search/index-format'
import { categoryOf, loadHits, searchIndex, type Found, type Hit } from '../../search/search-index'
import { findLive } from './live-hits'
import { indexOf } from './search-index'

/** An answer, as it is shown. */
export interface SearchAnswer extends Pick<Found, 'marks' | 'corrected' | 'isRelaxed'> {
  term: string
  category: CategoryKey | null
  hits: Hit[]
  /** Articles found in the category. */
  total: number
  /** Articles found in all categories. */
  totalInAll: number
  /** True where only the most telling articles were counted. */
  isMore: boolean
}

export interface SearchQuestion {
  term: string
  category: CategoryKey | null
  /** Hits that are shown. */
  limit: number
}

/** `waiting`: nothing is searched for. */
export type SearchState =
  | { status: 'waiting' }
  | { status: 'loading'; last: SearchAnswer | null }
  | { status: 'answered'; answer: SearchAnswer }
  | { status: 'failed' }

/** Answers of this visit, so that the way back from an article finds the list at once, and as long as it was. */
const answers = new Map<string, SearchAnswer>()
const keyOf = (language: Language, { term, category, limit }: SearchQuestion) =>
  [language, category ?? '', limit, term].join(' ')

/** How long nothing found waits for the blog API to agree, and how long a found list leaves it alone while one types. */
const emptyWaitMs = 1500
const liveDelayMs = 500

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = window.setTimeout(resolve, ms)
    signal.addEventListener('abort', () => window.clearTimeout(timer))
  })

/** Puts articles that are live and not built yet into the list: first where the title has the term, else last. */
export function mergeLive(answer: SearchAnswer, live: readonly Hit[]): SearchAnswer {
  const known = new Set(answer.hits.map(({ n }) => n))
  const fresh = live.filter(({ n, category }) => !known.has(n) && (!answer.category || category === answer.category))
  if (fresh.length === 0) return answer
  const isTitleHit = ({ t }: Hit) => t.toLowerCase().includes(answer.term.toLowerCase())
  return {
    ...answer,
    hits: [...fresh.filter(isTitleHit), ...answer.hits, ...fresh.filter((hit) => !isTitleHit(hit))],
    total: answer.total + fresh.length,
    totalInAll: answer.totalInAll + fresh.length,
  }
}

let lastReported = ''

/** Reports a search once, without its words: people type names and numbers of their own. */
function reportSearch({ term, totalInAll }: SearchAnswer): void {
  if (term === lastReported) return
  lastReported = term
  report({ event: 'search', term_length: [...term].length, results_count: totalInAll })
}

async function ask(language: Language, { term, category, limit }: SearchQuestion) {
  const index = await indexOf(language)
  const { ranked, marks, corrected, isRelaxed } = await searchIndex(index, term)
  const inCategory = ranked.filter(({ article }) => !category || categoryOf(index, article) === category)
  const hits = await loadHits(
    index,
    inCategory.slice(0, limit).map(({ article }) => article),
  )
  const answer: SearchAnswer = {
    ...{ term, category, hits, marks, corrected, isRelaxed },
    total: inCategory.length,
    totalInAll: ranked.length,
    isMore: inCategory.length >= longestList,
  }
  return { answer, newest: index.entry.newest }
}

/**
 * Searches the index, and quietly the blog API for what is not in it yet. The index is loaded with the first question.
 *
 * @param question what is searched for; nothing while the term is empty
 * @returns the state, and what tries again after a failure
 */
export function useSearch(language: Language, question: SearchQuestion): { state: SearchState; retry: () => void } {
  const { term, category, limit } = question
  const key = keyOf(language, question)
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<{ key: string; answer: SearchAnswer | null } | null>(null)

  useEffect(() => {
    if (!term || answers.has(key)) return
    const abort = new AbortController()
    const show = (answer: SearchAnswer, isFinal: boolean) => {
      if (abort.signal.aborted) return
      if (isFinal) answers.set(key, answer)
      setLast({ key, answer })
    }
    const run = async () => {
      const { answer, newest } = await ask(language, { term, category, limit })
      const isEmpty = answer.hits.length === 0
      if (!isEmpty) {
        show(answer, false)
        await pause(liveDelayMs, abort.signal)
      }
      const live = findLive(term, language, newest, abort.signal)
      if (isEmpty) {
        const inTime = Promise.race([live, pause(emptyWaitMs, abort.signal).then(() => [])])
        show(mergeLive(answer, await inTime), false)
      }
      const whole = mergeLive(answer, await live)
      show(whole, true)
      if (!abort.signal.aborted) reportSearch(whole)
    }
    run().catch(() => {
      if (!abort.signal.aborted) setLast({ key, answer: null })
    })
    return () => abort.abort()
  }, [language, term, category, limit, key, attempt])

  const retry = () => {
    setLast(null)
    setAttempt((count) => count + 1)
  }
  const known = answers.get(key) ?? (last?.key === key ? last.answer : undefined)
  if (!term) return { state: { status: 'waiting' }, retry }
  if (known) return { state: { status: 'answered', answer: known }, retry }
  if (known === null) return { state: { status: 'failed' }, retry }
  return { state: { status: 'loading', last: last?.answer ?? null }, retry }
}
