import { readManifests, readPointer } from '../releases/manifest'
import type { Releases } from '../releases/open-releases'
import { articleChanges, type ArticleChanges } from '../rebuild/article-changes'
import type { BuildRecord } from '../rebuild/build-record'
import {
  fingerprintArticles,
  type ArticleHashes,
  type ContentFingerprint,
  type FingerprintSources,
} from '../rebuild/content-fingerprint'
import type { Rebuilds } from '../rebuild/rebuilds'
import { readFingerprint } from '../rebuild/stored-fingerprint'
import { progressOf, type BuildProgress } from './build-progress'

/** A release that the desk can go back to. */
export interface KeptRelease {
  id: string
  releasedAt: string
  isLive: boolean
}

/** What the desk shows. */
export interface DeskStatus {
  live: KeptRelease | null
  /**
   * Changes since the live release; null when the blog API does not answer, `older` when somebody has gone back, and `unrecorded`
   * when nobody knows what the release was made of: a start has made it of a build that was there.
   */
  changes: ArticleChanges | 'older' | 'unrecorded' | null
  builds: readonly BuildRecord[]
  /** The build that runs or waits. */
  open: { build: BuildRecord; progress: BuildProgress } | null
  releases: readonly KeptRelease[]
  nextScheduled: Date | null
}

export interface DeskStatusOptions {
  dataDir: string
  releases: Releases
  rebuilds: Rebuilds
  articles: FingerprintSources['articles']
}

const articlesFreshMs = 20_000

/** Reads the status of the desk; the blog API is asked at most every 20 seconds. */
export function createDeskStatus({ dataDir, releases, rebuilds, articles }: DeskStatusOptions) {
  const hashes: ArticleHashes = new WeakMap()
  let asked: { atMs: number; answer: Promise<ContentFingerprint['articles'] | null> } | null = null
  const articlesOfNow = () => {
    if (!asked || Date.now() - asked.atMs > articlesFreshMs) {
      asked = { atMs: Date.now(), answer: fingerprintArticles(articles, hashes).catch(() => null) }
    }
    return asked.answer
  }

  const changesSince = async (
    live: KeptRelease | null,
    kept: readonly KeptRelease[],
  ): Promise<DeskStatus['changes']> => {
    const known = await readFingerprint(dataDir)
    if (!known || !live) return 'unrecorded'
    if (known.release !== live.id) {
      const recorded = kept.find(({ id }) => id === known.release)
      return recorded && recorded.releasedAt > live.releasedAt ? 'older' : 'unrecorded'
    }
    const now = await articlesOfNow()
    return now && articleChanges(known.articles, now)
  }

  return async (): Promise<DeskStatus> => {
    await releases.reload()
    const [manifests, pointer] = await Promise.all([readManifests(dataDir), readPointer(dataDir)])
    const kept = manifests.map(({ id, releasedAt }) => ({ id, releasedAt, isLive: id === pointer?.current }))
    const live = kept.find(({ isLive }) => isLive) ?? null
    const { records } = rebuilds.history
    const build = records.find(({ state }) => state === 'running') ?? records.find(({ state }) => state === 'queued')
    return {
      live,
      changes: await changesSince(live, kept),
      builds: records,
      open: build ? { build, progress: progressOf(build, records, Date.now()) } : null,
      releases: kept,
      nextScheduled: rebuilds.schedule.next(),
    }
  }
}

export type ReadDeskStatus = ReturnType<typeof createDeskStatus>
