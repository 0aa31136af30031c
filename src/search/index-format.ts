/** Where a word stands in an article, from the least telling place to the most: once or often in the text, in what stands out, in the title. */
export const impacts = { body: 0, oftenInBody: 1, standsOut: 2, title: 3 } as const

export type Impact = (typeof impacts)[keyof typeof impacts]

/** The folder of the index below public/ and its place on the site; one folder in it for each language. */
export const indexFolder = 'search-index'

/** Name of the one file of an index that is asked for anew; all others have a hash in their name and never change. */
export const entryName = 'index.json'

/** Numbers whose articles' records stand in one file, six to twelve of them as a rule. */
export const numbersPerFile = 24

/** Stands for a number that no article has, where each has a digit. */
export const noCategory = '-'

/**
 * What is loaded first: where everything else is. Articles are known by numbers that ascend with the time of publication; not every
 * number has an article, so that one more or less leaves the others' and most files as they are.
 */
export interface IndexEntry {
  /** Version of this form. */
  version: 2
  /** Articles. */
  count: number
  /** When the newest article was published, in ISO form; empty without articles. */
  newest: string
  /** Files of terms, in the order of their first term: that term, and the hash in the file's name. */
  terms: [first: string, hash: string][]
  /** Hashes in the names of the files of records, by number; empty where no article has one of the numbers. */
  records: string[]
  /** One character for each number: the place of the article's category in the table of categories, or {@link noCategory}. */
  categories: string
  /** Hash in the name of the file of words that typing errors are compared with. */
  vocabulary: string
}

/** A file of records: by number, less the first number of the file. */
export type RecordFile = Record<number, IndexRecord>

/** What a hit shows. Short names: there are thousands of these. */
export interface IndexRecord {
  /** Name of the article, as it stands in paths. */
  n: string
  /** Title. */
  t: string
  /** Excerpt. */
  e: string
  /** Day of publication in ISO form. */
  d: string
  /** Minutes to read. */
  m: number
}

/** Terms of one file with where they stand, see {@link encodePostings}. */
export type TermFile = Record<string, number[]>

/** Where a term stands. */
export interface Postings {
  /** Articles that have the term. */
  count: number
  /** True when the list names the most telling ones only. */
  isCut: boolean
  impactOf: ReadonlyMap<number, Impact>
}

/** Articles that are listed for one term; more would cost every visitor who searches for a common word. */
export const longestList = 1500

/** The most telling articles of a list that is too long, then the newest, in the order of the list. */
function cutToTelling(postings: Uint32Array): Uint32Array {
  const telling = new Uint32Array(longestList)
  let count = 0
  for (let impact: number = impacts.title; impact >= impacts.body; impact -= 1) {
    for (let place = postings.length - 1; place >= 0 && count < longestList; place -= 1) {
      const posting = postings[place] ?? 0
      if ((posting & 3) === impact) telling[count++] = posting
    }
  }
  return telling.sort()
}

/**
 * Writes where a term stands as small numbers: distance to the last article × 4 + impact. A list that is too long keeps the most
 * telling articles, then the newest, and starts with the real count, negative.
 *
 * @param postings number of the article × 4 + impact, in the order of the articles
 */
export function encodePostings(postings: Uint32Array): number[] {
  const isCut = postings.length > longestList
  const codes = isCut ? [-postings.length] : []
  let last = 0
  for (const posting of isCut ? cutToTelling(postings) : postings) {
    const article = posting >>> 2
    codes.push((article - last) * 4 + (posting & 3))
    last = article
  }
  return codes
}

/** Reads what {@link encodePostings} wrote. */
export function decodePostings(codes: readonly number[]): Postings {
  const impactOf = new Map<number, Impact>()
  const isCut = (codes[0] ?? 0) < 0
  let article = 0
  for (const code of isCut ? codes.slice(1) : codes) {
    article += code >> 2
    impactOf.set(article, (code & 3) as Impact)
  }
  return { count: isCut ? -(codes[0] ?? 0) : impactOf.size, isCut, impactOf }
}

/** Numbers of the files of terms that may hold a term, or terms that start with it. */
export function filesFor({ terms }: Pick<IndexEntry, 'terms'>, term: string, isStart: boolean): number[] {
  const after = terms.findIndex(([first]) => first > term)
  const first = Math.max(0, (after === -1 ? terms.length : after) - 1)
  if (terms.length === 0) return []
  if (!isStart) return [first]
  const more = terms.flatMap(([start], index) => (index > first && start.startsWith(term) ? [index] : []))
  return [first, ...more]
}
