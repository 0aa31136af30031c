import type { Settings } from '../../src/settings/settings'
import { blogApiForBuild } from '../lib/blog-api-for-build'
import { workerEnvironment } from '../lib/build-workers'
import { startChild } from '../lib/child'
import { inProject, projectFolder, typeScriptWords } from '../lib/project'
import { isShuttingDown } from '../lib/shutdown'
import { pageScripts } from '../hosts/scan-scripts'
import { writeHostFiles } from '../hosts/write-host-files'
import type { FullBuildOptions } from '../inside-gatsby/full-build'
import { readMemory, type IndexMemory } from '../search/index-state'
import { describeIndex, prepareIndex, writeSearchIndex } from '../search/write-index'
import { pageFacts } from '../site-files/page-index'
import { describeSiteFiles, writeSiteFiles } from '../site-files/write-site-files'
import {
  areCompiledFilesCurrent,
  clearStaleCaches,
  codeFingerprint,
  rememberBegun,
  rememberFingerprint,
} from './code-fingerprint'
import { finishBuild, type FinishedBuild, type FinishOptions } from './finish-build'
import { publicFilesOf, type PublicFiles } from './public-files'
import { readPublicIndex } from './public-index'

/** What the steps that follow Gatsby go on from. */
interface Preloaded {
  searchIndex?: IndexMemory
  publicFiles?: PublicFiles
}

/** How Gatsby's build ended, and what was got ready meanwhile. */
export interface GatsbyRun extends Preloaded {
  /** Exit code. */
  code: number
}

const nothing: Preloaded = {}

/** Reads what is remembered of the last build, makes its index again, and looks at what it has left in public/. */
async function preload(): Promise<Preloaded> {
  pageFacts.preload(projectFolder)
  pageScripts.preload(projectFolder)
  const searchIndex = await readMemory(projectFolder)
  prepareIndex(searchIndex)
  // Gatsby may remove a file that is being looked at: then all are looked at when it has ended
  const publicFiles = await publicFilesOf(projectFolder).catch(() => null)
  return { searchIndex, ...(publicFiles && { publicFiles }) }
}

/**
 * Gatsby in a process of its own: it is ended with all that it holds in memory, and ends by itself when something is wrong. What
 * follows it is got ready meanwhile, where there is something to go on from.
 */
async function runGatsbyBuild(settings: Settings, { keepsCompiled }: FullBuildOptions): Promise<GatsbyRun> {
  const api = await blogApiForBuild(settings)
  try {
    const words = typeScriptWords(inProject('scripts', 'build', 'gatsby-process.ts'), JSON.stringify({ keepsCompiled }))
    const flags = { NODE_ENV: 'production', BUILD_KEEPS_PAGES: '1' }
    const environment = { ...flags, ...workerEnvironment(), ...api.environment }
    const child = startChild(process.execPath, words, { cwd: projectFolder, environment })
    const [code, preloaded] = await Promise.all([child.exited, keepsCompiled ? preload() : nothing])
    preloaded.publicFiles?.refreshAll()
    return { code, ...preloaded }
  } finally {
    await api.close()
  }
}

/** What the steps that follow Gatsby know already. */
export interface FinishSiteOptions extends FinishOptions {
  /** What is remembered of the search index. */
  searchIndex?: IndexMemory
  /** The process stays, and keeps what it remembers: nothing of it is stored while somebody waits. */
  isResident?: boolean
}

/**
 * What follows Gatsby: the search index, sitemaps and cards, files for other hosts, the build's id and notes. The caller then
 * notes that the caches are good.
 */
export async function finishSite(settings: Settings, options: FinishSiteOptions = {}): Promise<FinishedBuild> {
  const { publicFiles = await publicFilesOf(projectFolder), searchIndex: memory, isResident = false } = options
  const searchOptions = { publicFiles, isKept: isResident, ...(memory && { memory }) }
  // Cards are drawn by threads of their own meanwhile
  const [siteFiles, index] = await Promise.all([
    writeSiteFiles(projectFolder, settings, publicFiles),
    writeSearchIndex(projectFolder, searchOptions),
  ])
  console.log(describeIndex(index))
  console.log(describeSiteFiles(siteFiles))
  await writeHostFiles(projectFolder, settings, publicFiles)
  const build = await finishBuild(projectFolder, settings, { ...options, publicFiles, postponesIndex: isResident })
  const news = build.isNew ? `${build.changed.length} pages changed since the last build` : 'nothing new'
  console.log(`Build ${build.id}: ${build.files} files in public/, ${news}`)
  return build
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
  runGatsby: (options: FullBuildOptions) => Promise<GatsbyRun> = (options) => runGatsbyBuild(settings, options),
): Promise<number> {
  const fingerprint = codeFingerprint(projectFolder, settings)
  const last = readPublicIndex(projectFolder)
  const reason = clearStaleCaches(projectFolder, fingerprint)
  if (reason) console.log(`Clearing .cache and public: ${reason}`)
  const keepsCompiled = areCompiledFilesCurrent(projectFolder, fingerprint)
  rememberBegun(projectFolder, fingerprint)
  const { code, ...known } = await runGatsby({ keepsCompiled })
  if (code !== 0) {
    if (isShuttingDown()) return code
    console.error(`The build failed (exit code ${code}); the reason is above. The last good build stays the latest.`)
    return code
  }
  await finishSite(settings, { last, ...known })
  rememberFingerprint(projectFolder, fingerprint)
  return 0
}
