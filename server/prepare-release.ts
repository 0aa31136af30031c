import { FolderInUse, type Builder } from './rebuild/builder'
import { ReleaseRefused } from './rebuild/release-checks'
import { releaseChecked } from './rebuild/release-checked'
import { NoBuildError, readPointer } from './releases/manifest'
import { openReleases } from './releases/open-releases'
import { isNewBuild } from './releases/switch-release'
import { StartError } from './start-error'

export interface PrepareReleaseOptions {
  publicDir: string
  dataDir: string
  mayLoseArticles: boolean
  print: (line: string) => void
  /** Left out: nobody else writes to public/. */
  builder?: Builder | undefined
}

async function releaseNewBuild({ publicDir, dataDir, mayLoseArticles, print }: PrepareReleaseOptions) {
  if (!(await isNewBuild(publicDir, dataDir, mayLoseArticles))) return
  print('Making a release of the new build …')
  const live = (await readPointer(dataDir)) ? (await openReleases(dataDir)).current : null
  const { id, files, compressed } = await releaseChecked({ publicDir, dataDir, live, mayLoseArticles })
  print(`Release ${id}: ${files} files, ${compressed} compressed`)
}

const standsInFor = (error: unknown): error is Error =>
  error instanceof NoBuildError || error instanceof FolderInUse || error instanceof ReleaseRefused

/**
 * Makes a release of public/ when its build is new to DATA_DIR and passes the checks. The release that DATA_DIR holds
 * stands in where there is no build, where the build is refused, and while another command writes to public/.
 *
 * @throws {StartError} when there is nothing to serve
 */
export async function prepareRelease(options: PrepareReleaseOptions): Promise<void> {
  const { dataDir, print, builder } = options
  const release = () => releaseNewBuild(options)
  try {
    await (builder ? builder.exclusively(release) : release())
  } catch (error) {
    if (!standsInFor(error)) throw error
    if (!(await readPointer(dataDir))) throw new StartError(error.message, { cause: error })
    print(`${error.message}. Serving the release that DATA_DIR holds meanwhile.`)
  }
}
