import type { Settings } from '../../src/settings/settings'
import { projectFolder } from '../lib/project'
import { isShuttingDown } from '../lib/shutdown'
import type { FullBuildOptions } from '../inside-gatsby/full-build'
import {
  areCompiledFilesCurrent,
  clearStaleCaches,
  codeFingerprint,
  rememberBegun,
  rememberFingerprint,
} from './code-fingerprint'
import { finishBuild, type FinishedBuild, type FinishOptions } from './finish-build'
import { publicFilesOf } from './public-files'
import { readPublicIndex } from './public-index'
import { runGatsbyBuild, type GatsbyRun } from './run-gatsby'
import { writeSite } from './write-site'

/** Gives a written site its id, and says what has become of it. */
export async function finishSite(settings: Settings, options: FinishOptions): Promise<FinishedBuild> {
  const build = await finishBuild(projectFolder, settings, options)
  const news = build.isNew ? `${build.changed.length} pages changed since the last build` : 'nothing new'
  console.log(`Build ${build.id}: ${build.files} files in public/, ${news}`)
  return build
}

/** Says that Gatsby's build has failed; returns the exit code. */
function failed(code: number): number {
  if (!isShuttingDown())
    console.error(`The build failed (exit code ${code}); the reason is above. The last good build stays the latest.`)
  return code || 1
}

/**
 * Builds the site into public/ (contracts, section 1); the caller holds the folder's lock. A build that fails leaves
 * public/builds/latest.json alone, and the next one starts clean: what Gatsby has stored by then may be half of the truth.
 *
 * @param runGatsby builds what Gatsby builds
 * @returns exit code
 */
export async function buildSite(
  settings: Settings,
  runGatsby?: (options: FullBuildOptions) => Promise<GatsbyRun>,
): Promise<number> {
  const fingerprint = codeFingerprint(projectFolder, settings)
  const last = readPublicIndex(projectFolder)
  const reason = clearStaleCaches(projectFolder, fingerprint)
  if (reason) console.log(`Clearing .cache and public: ${reason}`)
  const options = { keepsCompiled: areCompiledFilesCurrent(projectFolder, fingerprint) }
  rememberBegun(projectFolder, fingerprint)
  const gatsby = await (runGatsby ? runGatsby(options) : runGatsbyBuild(settings, last, options))
  if (!gatsby.isBuilt) return failed(await gatsby.exited)
  const { publicFiles = await publicFilesOf(projectFolder), searchIndex, hashes } = gatsby
  // What Gatsby knows is stored meanwhile
  const lines = await writeSite(settings, { publicFiles, ...(searchIndex && { searchIndex }) })
  const code = await gatsby.exited
  if (code !== 0) return failed(code)
  for (const line of lines) console.log(line)
  await finishSite(settings, { last, publicFiles, ...(hashes && { hashes }) })
  rememberFingerprint(projectFolder, fingerprint)
  return 0
}
