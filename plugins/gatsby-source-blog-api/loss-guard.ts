import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { GatsbyCache, GatsbyNode, Reporter } from 'gatsby'
import { BlogApiError } from './errors'
import type { Options } from './types'

const smallestGuardedCount = 10
const cacheKey = 'listed-articles'

/** Number of articles of the last good build, per address key. */
type Counts = Record<string, number>

/** The remembered counts; a file that is not there or not readable as counts remembers nothing. */
async function readCounts(stateFile: string, reporter: Reporter): Promise<Counts> {
  const text = await readFile(stateFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  try {
    const entries = Object.entries(JSON.parse(text) as Counts).filter(([, count]) => Number.isInteger(count))
    return Object.fromEntries(entries)
  } catch {
    reporter.warn(`blog API: ${stateFile} is not JSON; the number of articles of the last good build is forgotten`)
    return {}
  }
}

/**
 * Refuses a list that has suddenly lost more than half of the articles of the last good build from the same address
 * (contracts, section 3), counted from 10 articles up.
 *
 * @throws BlogApiError `articleLoss`
 */
export async function guardAgainstLoss(
  count: number,
  options: Pick<Options, 'stateFile' | 'addressKey' | 'allowArticleLoss'>,
  reporter: Reporter,
): Promise<void> {
  if (options.allowArticleLoss) return
  const lastCount = (await readCounts(options.stateFile, reporter))[options.addressKey]
  if (lastCount === undefined || lastCount < smallestGuardedCount || count * 2 >= lastCount) return
  throw new BlogApiError('articleLoss', { count, lastCount })
}

/** Keeps the number of listed articles until the end of the build, which alone tells whether the build was good. */
export async function noteCount(count: number, cache: GatsbyCache): Promise<void> {
  await cache.set(cacheKey, count)
}

/** Remembers the number of articles of this build: it came to its end, so it was good. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, reporter }, pluginOptions) => {
  const { stateFile, addressKey } = pluginOptions as Options
  const count: unknown = await cache.get(cacheKey)
  if (typeof count !== 'number') return
  const counts = { ...(await readCounts(stateFile, reporter)), [addressKey]: count }
  await mkdir(dirname(stateFile), { recursive: true })
  const temporaryFile = `${stateFile}.${process.pid}.tmp`
  await writeFile(temporaryFile, `${JSON.stringify(counts, null, 2)}\n`)
  await rename(temporaryFile, stateFile)
}
