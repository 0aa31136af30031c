import type { Config } from 'lighthouse'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../lib/chromium-options'
import { CommandError } from '../lib/command'
import { freePort } from '../lib/test-server'

/** What Lighthouse found out about a page; scores from 0 to 100. */
export interface PageFigures {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Largest contentful paint. */
  lcpMs: number
  /** Total blocking time. */
  tbtMs: number
  /** Cumulative layout shift. */
  cls: number
  /** Bytes over the wire. */
  bytes: number
  requests: number
}

export type ScriptlessFigures = Pick<PageFigures, 'lcpMs' | 'tbtMs'>

/** Measures a page, as a phone on a slow line (Lighthouse's simulated throttling). */
export interface Measure {
  page: (address: string) => Promise<PageFigures>
  /** The page as it is when no script can be fetched: what the browser takes for the rest. */
  withoutScripts: (address: string) => Promise<ScriptlessFigures>
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Now and then a trace of the browser gets lost; that is no reason to give up an hour of measuring. */
const attempts = 3

/** @param settings of Lighthouse, on top of those for every measurement */
async function run(port: number, address: string, settings: Partial<Config.Settings>) {
  const { default: lighthouse } = await import('lighthouse')
  let problem = 'no report'
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      output: 'json',
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      ...settings,
    })
    const report = result?.lhr
    if (report && !report.runtimeError)
      return { report, value: (audit: string) => report.audits[audit]?.numericValue ?? 0 }
    problem = report?.runtimeError?.message ?? problem
  }
  throw new CommandError(`Lighthouse could not measure ${address}, ${attempts} times: ${problem}`)
}

async function measurePage(port: number, address: string): Promise<PageFigures> {
  const { report, value } = await run(port, address, { onlyCategories: [...categories] })
  const score = (name: (typeof categories)[number]) => Math.round((report.categories[name]?.score ?? 0) * 100)
  const requests = report.audits['network-requests']?.details
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    requests: requests?.type === 'table' ? requests.items.length : 0,
  }
}

async function measureWithoutScripts(port: number, address: string): Promise<ScriptlessFigures> {
  const { value } = await run(port, address, { onlyCategories: ['performance'], blockedUrlPatterns: ['*.js'] })
  return { lcpMs: value('largest-contentful-paint'), tbtMs: value('total-blocking-time') }
}

/** Starts a browser for Lighthouse while something measures with it. */
export async function withLighthouse<Result>(work: (measure: Measure) => Promise<Result>): Promise<Result> {
  const port = await freePort()
  const { executablePath, args } = chromiumOptions()
  // A phone that prefers English would be taken from / to /en/
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--accept-lang=th', `--remote-debugging-port=${port}`],
  })
  try {
    return await work({
      page: (address) => measurePage(port, address),
      withoutScripts: (address) => measureWithoutScripts(port, address),
    })
  } finally {
    await browser.close()
  }
}
