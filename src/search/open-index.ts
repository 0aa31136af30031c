import type { Language } from '../i18n/locales'
import { localeOf } from '../i18n/locales'
import {
  decodePostings,
  entryName,
  filesFor,
  indexFolder,
  numbersPerFile,
  type IndexEntry,
  type IndexRecord,
  type Postings,
  type RecordFile,
  type TermFile,
} from './index-format'

/** Brings a file of the index; rejects when it cannot. */
export type FetchJson = (path: string) => Promise<unknown>

/** An index that is being used. Files are fetched when they are needed, and once. */
export interface OpenIndex {
  entry: IndexEntry
  /** Fetches the files that terms, or words that start with them, stand in. */
  load: (terms: readonly { term: string; isStart: boolean }[]) => Promise<void>
  /** Where a term stands, by what is loaded. */
  lookup: (term: string, isStart: boolean) => Postings | null
  /** Words of the loaded files. */
  loadedTerms: () => string[]
  /** Words that typing errors are compared with. */
  vocabulary: () => Promise<readonly string[]>
  record: (article: number) => Promise<IndexRecord | null>
}

/** Files of words with a common start that are looked into, and such words that are counted. */
const mostStartFiles = 3
const mostStartTerms = 60

/** Folder of a language's index on the site. */
export const indexPath = (language: Language) => `/${indexFolder}/${localeOf(language).code}`

/** Several lists as one, each article with its best impact. */
function joinPostings(lists: readonly Postings[]): Postings {
  const impactOf = new Map<number, Postings['impactOf'] extends ReadonlyMap<number, infer Value> ? Value : never>()
  for (const list of lists) {
    for (const [article, impact] of list.impactOf) {
      if ((impactOf.get(article) ?? -1) < impact) impactOf.set(article, impact)
    }
  }
  const longest = Math.max(...lists.map(({ count }) => count))
  return { count: Math.max(longest, impactOf.size), isCut: lists.some(({ isCut }) => isCut), impactOf }
}

const isEntry = (value: unknown): value is IndexEntry =>
  typeof value === 'object' && value !== null && (value as { version?: unknown }).version === 2

/**
 * Opens the index of a language.
 *
 * @throws when its first file cannot be fetched, or is none
 */
export async function openIndex(language: Language, fetchJson: FetchJson): Promise<OpenIndex> {
  const folder = indexPath(language)
  const entry = await fetchJson(`${folder}/${entryName}`)
  if (!isEntry(entry)) throw new Error(`${folder}/${entryName} is not an index of version 2`)
  const fetched = new Map<string, Promise<unknown>>()
  const fetchOnce = <Value>(name: string): Promise<Value> => {
    const known = fetched.get(name) ?? fetchJson(`${folder}/${name}.json`)
    fetched.set(name, known)
    // What failed is asked for again the next time
    known.catch(() => fetched.delete(name))
    return known as Promise<Value>
  }

  const files = new Map<number, TermFile>()
  const decoded = new Map<string, Postings>()
  const decode = (term: string, codes: readonly number[]): Postings => {
    const known = decoded.get(term) ?? decodePostings(codes)
    decoded.set(term, known)
    return known
  }
  const numbersFor = (term: string, isStart: boolean) => filesFor(entry, term, isStart).slice(0, mostStartFiles)
  const loadFile = async (number: number) => {
    const hash = entry.terms[number]?.[1]
    if (!hash || files.has(number)) return
    files.set(number, await fetchOnce<TermFile>(`terms-${hash}`))
  }
  const lookupStart = (start: string): Postings | null => {
    const found: Postings[] = []
    for (const number of numbersFor(start, true)) {
      for (const [term, codes] of Object.entries(files.get(number) ?? {})) {
        if (term.startsWith(start) && found.length < mostStartTerms) found.push(decode(term, codes))
      }
    }
    return found.length > 0 ? joinPostings(found) : null
  }

  return {
    entry,
    load: async (terms) => {
      const numbers = new Set(terms.flatMap(({ term, isStart }) => numbersFor(term, isStart)))
      await Promise.all([...numbers].map(loadFile))
    },
    lookup: (term, isStart) => {
      if (isStart) return lookupStart(term)
      const codes = numbersFor(term, false).flatMap((number) => {
        const file = files.get(number)
        return file && Object.hasOwn(file, term) ? [file[term] ?? []] : []
      })[0]
      return codes ? decode(term, codes) : null
    },
    loadedTerms: () => [...files.values()].flatMap((file) => Object.keys(file)),
    vocabulary: () => fetchOnce<string[]>(`vocabulary-${entry.vocabulary}`),
    record: async (article) => {
      const hash = entry.records[Math.floor(article / numbersPerFile)]
      if (!hash) return null
      const records = await fetchOnce<RecordFile>(`records-${hash}`)
      return records[article % numbersPerFile] ?? null
    },
  }
}
