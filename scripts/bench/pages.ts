import { localeOf, languages } from '../../src/i18n/locales'
import { localizedPath, paths } from '../../src/i18n/paths'
import { withTestServer } from '../lib/test-server'
import type { Benchmark, Measure as BenchMeasure } from './benchmark'
import { requirePrebuilt } from './built-page'
import { withLighthouse, type Measure, type PageFigures, type ScriptlessFigures } from './lighthouse'
import { measureNavigation } from './navigation'

/** The pages that are measured, by their plain paths: those that visitors come to first. */
export const measuredPaths = [
  paths.home,
  paths.projects,
  paths.landingPage('condo-hua-hin'),
  paths.content,
  paths.article('property_insight', 'the-real-cost-of-buying-a-condominium'),
  '/contact/inquiry-form/',
  '/contact/careers/',
  '/privacy-policy/',
] as const

export interface PagesBenchOptions {
  /** Runs per page; the median of each figure is taken. Default: 3 */
  runs?: number
  /** Address of a server that runs already, without a slash at its end. Default: one of its own, over public/ */
  address?: string
  print?: (line: string) => void
}

export interface PageResult extends PageFigures {
  /** Path in its language. */
  path: string
  withoutScripts: ScriptlessFigures
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The median of each figure over runs of one page. */
export function medianFigures<Figures extends ScriptlessFigures>(runs: readonly Figures[]): Figures {
  const [first] = runs
  if (!first) throw new Error('medianFigures: got no runs, takes at least one')
  const keys = Object.keys(first) as (keyof Figures)[]
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => Number(run[key])))])) as Figures
}

const columns: readonly { title: string; text: (result: PageResult) => string }[] = [
  { title: 'score', text: ({ performance }) => String(performance) },
  { title: 'LCP s', text: ({ lcpMs }) => (lcpMs / 1000).toFixed(2) },
  { title: 'of scriptless', text: ({ lcpMs, withoutScripts }) => (lcpMs / withoutScripts.lcpMs).toFixed(2) },
  { title: 'TBT ms', text: ({ tbtMs }) => tbtMs.toFixed(0) },
  { title: 'scriptless TBT', text: ({ withoutScripts }) => withoutScripts.tbtMs.toFixed(0) },
  { title: 'CLS', text: ({ cls }) => cls.toFixed(3) },
  { title: 'kB', text: ({ bytes }) => (bytes / 1000).toFixed(0) },
  { title: 'requests', text: ({ requests }) => String(requests) },
  { title: 'a11y', text: ({ accessibility }) => String(accessibility) },
  { title: 'practices', text: ({ bestPractices }) => String(bestPractices) },
  { title: 'SEO', text: ({ seo }) => String(seo) },
]

/** One line of the table, the page first. */
function tableLine(page: string, cells: readonly string[]): string {
  const padded = cells.map((cell, index) => cell.padStart(columns[index]?.title.length ?? 0))
  return [page.padEnd(66), ...padded].join('  ')
}

async function measurePages(address: string, runs: number, measure: Measure, print: (line: string) => void) {
  const results: PageResult[] = []
  print(
    tableLine(
      'page',
      columns.map(({ title }) => title),
    ),
  )
  for (const plain of measuredPaths) {
    for (const language of languages) {
      const path = localizedPath(plain, localeOf(language).code)
      const target = address + encodeURI(path)
      const figures: PageFigures[] = []
      const scriptless: ScriptlessFigures[] = []
      for (let run = 0; run < runs; run += 1) {
        figures.push(await measure.page(target))
        scriptless.push(await measure.withoutScripts(target))
      }
      const result = { path, ...medianFigures(figures), withoutScripts: medianFigures(scriptless) }
      results.push(result)
      print(
        tableLine(
          path,
          columns.map(({ text }) => text(result)),
        ),
      )
    }
  }
  return results
}

const describe = (result: PageResult) => columns.map(({ title, text }) => `${title} ${text(result)}`).join(', ')

/**
 * Measures eight pages in both languages with Lighthouse as a phone on a slow line, and changes from page to page, against
 * the built site, and prints a table.
 *
 * @returns the figures of each page and of each change, medians over the runs
 * @throws {CommandError} when one of the pages is not in public/
 */
export function runPagesBench({ runs = 3, address, print = console.log }: PagesBenchOptions = {}): Promise<
  BenchMeasure[]
> {
  const where = `median of ${runs}`
  const measureAll = async (served: string): Promise<BenchMeasure[]> => {
    const pagePaths = measuredPaths.flatMap((plain) => languages.map((language) => localizedPath(plain, language)))
    await requirePrebuilt(served, pagePaths)
    const pages = await withLighthouse((measure) => measurePages(served, runs, measure, print))
    const navigations = await measureNavigation(served, runs)
    return [
      ...pages.map((result) => ({ what: result.path, where, value: describe(result) })),
      ...navigations.map(({ from, to, slowdown, ms, requests }) => ({
        what: `${from} → ${to}`,
        where: slowdown === 1 ? where : `${where}, processor ${slowdown} times slower`,
        value: `painted ${ms.toFixed(0)} ms after the click, ${requests} requests`,
      })),
    ]
  }
  return address ? measureAll(address) : withTestServer(measureAll)
}

/** Eight pages in both languages by Lighthouse, and changes from page to page. */
export const pagesBenchmark: Benchmark = {
  help: 'eight pages in both languages by Lighthouse, as a phone on a slow line, and changes of page',
  run: ({ runs, print }) => runPagesBench({ runs, print }),
}
