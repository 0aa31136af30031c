import { FolderInUse, type Builder } from './rebuild/builder'
import { createRelease } from './releases/create-release'
import { NoBuildError, readPointer } from './releases/manifest'
import { isNewBuild } from './releases/switch-release'
import { StartError } from './start-error'

type Print = (line: string) => void

/** Makes a release of public/ when its build is new to DATA_DIR; an earlier release stands in for a missing build. */
async function releaseNewBuild(publicDir: string, dataDir: string, print: (line: string) => void) {
  try {
    if (!(await isNewBuild(publicDir, dataDir))) return
    print('Making a release of the new build …')
    const { id, files, compressed } = await createRelease({ publicDir, dataDir })
    print(`Release ${id}: ${files} files, ${compressed} compressed`)
  } catch (error) {
    if (!(error instanceof NoBuildError)) throw error
    if (!(await readPointer(dataDir))) throw new StartError(error.message, { cause: error })
    print(`${error.message}. Serving the release that DATA_DIR holds meanwhile.`)
  }
}

/**
 * The same while no other command writes to public/. Where one does, the release that DATA_DIR holds is served meanwhile.
 *
 * @param builder left out: nobody else writes to public/
 * @throws {StartError} when there is nothing to serve
 */
export async function prepareRelease(
  publicDir: string,
  dataDir: string,
  print: Print,
  builder?: Builder,
): Promise<void> {
  const release = () => releaseNewBuild(publicDir, dataDir, print)
  if (!builder) return release()
  try {
    await builder.exclusively(release)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    if (!(await readPointer(dataDir))) throw new StartError(error.message, { cause: error })
    print(`${error.message}. Serving the release that DATA_DIR holds meanwhile.`)
  }
}
