import zlib from 'node:zlib'
import type { Language } from '../../src/i18n/locales'
import { openIndex } from '../../src/search/open-index'
import { loadHits, searchIndex } from '../../src/search/search-index'
import { makeIndex, type IndexFiles } from '../search/make-index'
import type { Benchmark, Measure } from './benchmark'
import { sampleRecords } from './search/sample-records'

/** What one size of the site costs in one language. Bytes are Brotli's, as the server sends them. */
export interface SearchBenchRow {
  language: Language
  articles: number
  /** Time to make the index, in milliseconds. */
  makeMs: number
  files: number
  /** Bytes of all files before compression. */
  rawBytes: number
  /** Bytes of the index that a first answer with ten hits costs: in the middle, and at most. */
  firstAnswerBytes: { median: number; most: number }
  /** Time of an answer once its files are there, in milliseconds. */
  answerMs: { median: number; most: number }
}

/** The limits of the site: bytes of a first answer, and milliseconds of an answer. */
export const searchLimits = { firstAnswerBytes: 180_000, answerMs: 50 }

export const searchBenchSizes = [100, 1_000, 10_000]

/** Common and rare words, several words, names, misspellings, starts of words. */
const queries: Record<Language, readonly string[]> = {
  th: [
    'หัวหิน',
    'คอนโด',
    'บ้าน',
    'บ้านเย็น',
    'ห้องน้ำ',
    'แสง',
    'ค่าโอน',
    'ระเบีงย',
    'หองชุด',
    'sy;sbo',
    'ซื้อคอนโดต้องเสียภาษีอะไร',
    'phuk',
  ],
  en: [
    'hua hin',
    'condo',
    'house',
    'cool house',
    'gardening',
    'light',
    'transfer fee',
    'kichen',
    'sathron',
    'หัวหิน',
    'solar roof panel',
    'ga',
  ],
}

const hitsShown = 10
const repeats = 5

const compressedSize = (content: string) =>
  zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }).length

const sortedSpread = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 }
}

async function measureQuery(files: IndexFiles, language: Language, query: string) {
  let bytes = 0
  const index = await openIndex(language, (path) => {
    const content = files.get(path.slice(path.lastIndexOf('/') + 1)) ?? ''
    bytes += compressedSize(content)
    return Promise.resolve(JSON.parse(content) as unknown)
  })
  const ask = async () => {
    const { ranked } = await searchIndex(index, query)
    await loadHits(
      index,
      ranked.slice(0, hitsShown).map(({ article }) => article),
    )
  }
  await ask()
  const times: number[] = []
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  return { bytes, ms: sortedSpread(times).median }
}

async function measureSize(language: Language, articles: number): Promise<SearchBenchRow> {
  const records = [...sampleRecords(language, articles)]
  const start = performance.now()
  const files = makeIndex(records)
  const makeMs = performance.now() - start
  const results: { bytes: number; ms: number }[] = []
  for (const query of queries[language]) results.push(await measureQuery(files, language, query))
  return {
    language,
    articles,
    makeMs,
    files: files.size,
    rawBytes: [...files.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0),
    firstAnswerBytes: sortedSpread(results.map(({ bytes }) => bytes)),
    answerMs: sortedSpread(results.map(({ ms }) => ms)),
  }
}

/**
 * Measures the search index: bytes of the first answer and time of an answer, at several sizes of the site.
 *
 * @param sizes numbers of articles
 * @param onRow told of each row as it is there
 */
export async function runSearchBench(
  sizes: readonly number[] = searchBenchSizes,
  onRow: (row: SearchBenchRow) => void = () => undefined,
): Promise<SearchBenchRow[]> {
  const rows: SearchBenchRow[] = []
  for (const articles of sizes) {
    for (const language of ['th', 'en'] as const) {
      const row = await measureSize(language, articles)
      onRow(row)
      rows.push(row)
    }
  }
  return rows
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const milliseconds = (time: number) => `${time.toFixed(1)} ms`

function measuresOf(row: SearchBenchRow): Measure[] {
  const where = `${row.language}, ${row.articles} articles`
  const { firstAnswerBytes: bytes, answerMs: time } = row
  return [
    { what: 'index made in', where, value: `${(row.makeMs / 1000).toFixed(1)} s, ${row.files} files` },
    {
      what: 'index of a first answer, median and most',
      where,
      value: `${kilobytes(bytes.median)}, ${kilobytes(bytes.most)} (limit ${kilobytes(searchLimits.firstAnswerBytes)})`,
    },
    {
      what: 'answer, median and most',
      where,
      value: `${milliseconds(time.median)}, ${milliseconds(time.most)} (limit ${milliseconds(searchLimits.answerMs)})`,
    },
  ]
}

/** The search index at three sizes of the site, in both languages. */
export const searchBenchmark: Benchmark = {
  help: 'bytes of a first answer and time of an answer, at 100, 1,000 and 10,000 articles',
  run: async ({ print }) => {
    const rows = await runSearchBench(undefined, ({ language, articles }) => print(`${language} ${articles}: measured`))
    return rows.flatMap(measuresOf)
  },
}
