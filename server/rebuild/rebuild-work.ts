import type { Releases } from '../releases/open-releases'
import { readBuildStamp } from '../releases/manifest'
import { removeOldReleases } from '../releases/remove-old-releases'
import type { BuildHistory } from './build-history'
import { openBuildLog } from './build-log'
import type { BuildRecord } from './build-record'
import type { Builder, BuiltSite } from './builder'
import {
  contentFingerprint,
  type ContentFingerprint,
  type FingerprintSources,
  type KnownHashes,
} from './content-fingerprint'
import { readFingerprint, storeFingerprint } from './stored-fingerprint'
import { changedPagesOf } from './changed-pages'
import type { BuildOutcome, BuildWork } from './rebuild-queue'
import { releaseChecked } from './release-checked'

export interface RebuildWorkOptions {
  publicDir: string
  dataDir: string
  sources: FingerprintSources
  builder: Builder
  history: BuildHistory
  releases: Releases
  mayLoseArticles: boolean
  /** Does a build while no other server that shares the database does one. */
  alone?: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Asks for the pages of the new release, so that the first visitor does not wait. */
  warmUp?: () => Promise<void>
}

type Enter = Parameters<BuildWork>[1]

const unchanged: BuildOutcome = { state: 'unchanged', release: null, pagesChanged: null }

/**
 * One rebuild from trigger to live release: nothing new ends at once; a build, its checks, the release, a warm-up. What
 * goes wrong leaves the live release as it is (contracts, section 6).
 */
export function createRebuildWork(options: RebuildWorkOptions): BuildWork {
  const { publicDir, dataDir, sources, builder, history, releases, mayLoseArticles } = options
  const { alone = (work) => work(), warmUp = () => Promise.resolve() } = options
  const known: KnownHashes = { files: new Map(), articles: new WeakMap() }

  const release = async (
    fingerprint: ContentFingerprint,
    { hasMore }: BuiltSite,
    enterPhase: Enter,
  ): Promise<BuildOutcome> => {
    enterPhase('release')
    await releases.reload()
    const live = releases.current
    const { id } = await readBuildStamp(publicDir)
    if (id !== live?.id) {
      await releaseChecked({ publicDir, dataDir, live, mayLoseArticles, isUrgent: true })
      await releases.reload()
    }
    // What is left counts as new content, also after a restart
    if (!hasMore) await storeFingerprint(dataDir, { ...fingerprint, release: id })
    if (id === live?.id) return { ...unchanged, hasMore }
    await warmUp()
    await removeOldReleases(dataDir)
    return { state: 'live', release: id, pagesChanged: await changedPagesOf(publicDir, id), hasMore }
  }

  const build = async (record: Readonly<BuildRecord>, enterPhase: Enter) => {
    const log = await openBuildLog(history.logFile(record.id))
    const print = (line: string) => log.print(line)
    try {
      print(`${new Date().toISOString()} ${record.reasons.join(', ')}`)
      // Taken before the build reads anything: what changes meanwhile is found by the next one.
      const fingerprint = await contentFingerprint(sources, known)
      if (releases.current && fingerprint.value === (await readFingerprint(dataDir))?.value) {
        print('Nothing new')
        return unchanged
      }
      return await builder.exclusively(async (runBuild) => {
        const built = await runBuild({ enterPhase, print })
        return release(fingerprint, built, enterPhase)
      })
    } catch (error) {
      print(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
      throw error
    } finally {
      await log.close()
    }
  }

  return async (record, enterPhase) => {
    enterPhase('check')
    return alone(() => build(record, enterPhase))
  }
}
