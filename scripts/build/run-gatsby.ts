import type { BuildStamp } from '../../server/releases/manifest'
import type { Settings } from '../../src/settings/settings'
import { pageScripts } from '../hosts/scan-scripts'
import type { FullBuildOptions } from '../inside-gatsby/full-build'
import { blogApiForBuild } from '../lib/blog-api-for-build'
import { workerEnvironment } from '../lib/build-workers'
import { startChild, type Child } from '../lib/child'
import { inProject, projectFolder, typeScriptWords } from '../lib/project'
import { readMemory, type IndexMemory } from '../search/index-state'
import { prepareIndex } from '../search/write-index'
import { pageFacts } from '../site-files/page-index'
import { PublicFiles, publicFilesOf } from './public-files'
import { PublicHashes, type PublicIndex } from './public-index'
import { writeSite } from './write-site'

/** What the steps that follow Gatsby go on from. */
export interface Prepared {
  searchIndex?: IndexMemory
  publicFiles?: PublicFiles
  hashes?: PublicHashes
}

/** What Gatsby's process tells. */
export type GatsbyReport =
  /** It has read all articles. */
  | { type: 'sourced' }
  /** All files are there, and it stores what Gatsby knows; with the paths of the pages that were made or removed. */
  | { type: 'built'; pages: readonly string[] }

/** How Gatsby's build went, and what was got ready meanwhile. */
export interface GatsbyRun extends Prepared {
  /** All files are there. What Gatsby stores for the next build may not be. */
  isBuilt: boolean
  /** Its exit code, when it has ended. */
  exited: Promise<number>
}

const nothing: Prepared = {}

/** The last build. */
export type LastBuild = BuildStamp & Partial<PublicIndex>

/** What the last build has left in public/; null where that is to be looked for. */
function filesOfLast(last: LastBuild | null): PublicFiles | null {
  const { files, lookedMs = Infinity } = last ?? {}
  return files && lookedMs < Date.now() ? PublicFiles.since(inProject('public'), { files, lookedMs }) : null
}

/**
 * Does what follows Gatsby with what the last build has left in public/: what Gatsby changes in it costs no more than an edit then.
 * It may read a file that Gatsby is writing or has removed. What it makes of that is put right when Gatsby has built.
 */
async function rehearse(settings: Settings, last: LastBuild | null): Promise<Prepared> {
  try {
    pageFacts.preload(projectFolder)
    pageScripts.preload(projectFolder)
    const searchIndex = await readMemory(projectFolder)
    prepareIndex(searchIndex)
    const publicFiles = filesOfLast(last) ?? (await publicFilesOf(projectFolder))
    const hashes = new PublicHashes(last?.files)
    await hashes.look(publicFiles)
    await writeSite(settings, { publicFiles, searchIndex, isKept: true })
    return { searchIndex, hashes, publicFiles }
  } catch {
    // Whatever is wrong, the steps themselves say so if it still is
    return nothing
  }
}

/** Gatsby's build in a process of its own, and the pages it has told of; null when it has ended before. */
function startGatsbyBuild(
  options: FullBuildOptions,
  environment: Readonly<Record<string, string>>,
  onSourced: () => void,
): Promise<{ child: Child; pages: readonly string[] | null }> {
  const words = typeScriptWords(inProject('scripts', 'build', 'gatsby-process.ts'), JSON.stringify(options))
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      const report = message as GatsbyReport
      if (report.type === 'sourced') onSourced()
      else resolve({ child, pages: report.pages })
    }
    const child = startChild(process.execPath, words, { cwd: projectFolder, environment, onMessage })
    child.exited.then(() => resolve({ child, pages: null }), reject)
  })
}

/**
 * Gatsby in a process of its own: it is ended with all that it holds in memory, and ends by itself when something is wrong. What
 * follows it is got ready meanwhile, where there is something to go on from, and when this process has no articles to serve any more.
 */
export async function runGatsbyBuild(
  settings: Settings,
  last: LastBuild | null,
  options: FullBuildOptions,
): Promise<GatsbyRun> {
  const api = await blogApiForBuild(settings)
  try {
    const flags = { NODE_ENV: 'production', BUILD_KEEPS_PAGES: '1' }
    let preparing = Promise.resolve(nothing)
    const { child, pages } = await startGatsbyBuild(
      options,
      { ...flags, ...workerEnvironment(), ...api.environment },
      () => {
        if (options.keepsCompiled) preparing = rehearse(settings, last)
      },
    )
    const prepared = await preparing
    if (pages) prepared.publicFiles?.refreshAfterBuild(pages)
    return { isBuilt: pages !== null, exited: child.exited, ...prepared }
  } finally {
    await api.close()
  }
}
