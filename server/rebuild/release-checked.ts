import { createRelease, type CreatedRelease } from '../releases/create-release'
import { readBuildStamp, readManifest } from '../releases/manifest'
import type { LiveRelease } from '../releases/open-releases'
import { ReleaseFiles } from '../releases/release-files'
import { changesOfBuild, filesOfBuild } from '../releases/scan-public'
import { refuseBuild } from '../releases/switch-release'
import { checkRelease, ReleaseRefused } from './release-checks'

export interface ReleaseCheckedOptions {
  publicDir: string
  dataDir: string
  /** What is live now; null when nothing is. */
  live: LiveRelease | null
  mayLoseArticles: boolean
  /** Somebody waits for an edit to show. */
  isUrgent?: boolean
}

/** What the build has otherwise than the live release, where it follows that one. */
async function changesSinceLive({ publicDir, dataDir, live, isUrgent }: ReleaseCheckedOptions) {
  const changes = live && isUrgent ? await changesOfBuild(publicDir, live) : null
  const before = live && changes ? await readManifest(dataDir, live.id) : null
  return changes && before ? { ...changes, before } : null
}

/**
 * Makes a release of the finished build in public/ once it has passed the checks. A build that does not pass is
 * remembered, so that no later start of a server brings it live.
 *
 * @throws {ReleaseRefused} with all that was found
 */
export async function releaseChecked(options: ReleaseCheckedOptions): Promise<CreatedRelease> {
  const { publicDir, dataDir, live, mayLoseArticles, isUrgent = false } = options
  const changes = await changesSinceLive(options)
  const files = changes ? changes.changed : await filesOfBuild(publicDir)
  const listed = files.map(({ sitePath, hash = '', size }) => [sitePath, { hash, size }] as const)
  const inBuild = changes?.before.files.with(listed, changes.gone) ?? new ReleaseFiles(new Map(listed))
  try {
    await checkRelease(publicDir, inBuild, live, mayLoseArticles)
  } catch (error) {
    if (error instanceof ReleaseRefused) await refuseBuild(dataDir, (await readBuildStamp(publicDir)).id)
    throw error
  }
  return createRelease({ publicDir, dataDir, isUrgent, ...(changes ? { changes } : { files }) })
}
