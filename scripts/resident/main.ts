import v8 from 'node:v8'
import vm from 'node:vm'
import type { BuildStamp } from '../../server/releases/manifest'
import { loadSettings } from '../../src/settings/environment'
import type { Settings } from '../../src/settings/settings'
import { buildSite, finishSite } from '../build/build-site'
import { publicFilesOf, type PublicFiles } from '../build/public-files'
import { writeSite } from '../build/write-site'
import { PublicHashes, readPublicIndex } from '../build/public-index'
import { codeFingerprint, rememberBegun, rememberFingerprint, type Fingerprint } from '../build/code-fingerprint'
import { blogApiForBuild } from '../lib/blog-api-for-build'
import { buildFully } from '../inside-gatsby/full-build'
import { createResidentBuild, SourceFailed } from '../inside-gatsby/resident-build'
import { runCommand } from '../lib/command'
import { workerEnvironment } from '../lib/build-workers'
import { endWithParent } from '../lib/end-with-parent'
import { takeParentChannel } from '../lib/parent-channel'
import { onShutdown } from '../lib/shutdown'
import { projectFolder } from '../lib/project'
import { readMemory, type IndexMemory } from '../search/index-state'
import { prepareIndex } from '../search/write-index'
import { watchFitness, type Fitness } from './fitness'
import type { ResidentReport, ResidentRequest } from './messages'

/** Gives back at once the memory that nothing uses any more. */
function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc')
  const collect = vm.runInNewContext('gc') as () => void
  collect()
}

/**
 * Pages of a list that a build may move, such as all of a long one when there is one page more; the build that follows moves
 * the others. A hundred cost half a second.
 */
const mostMovedPages = process.env['RESIDENT_MOVES_PAGES'] ?? '100'

/** What a build has left, so that the next one looks only at what it changes. */
interface Remembered {
  publicFiles: PublicFiles
  last: BuildStamp | null
  hashes: PublicHashes
  searchIndex: IndexMemory
  /** Whether it has left pages to the next one. */
  hasPostponed: boolean
}

/** Stores what the next build goes on from. Until then the caches count as half-written. */
type Settle = () => Promise<void>

/** A build that ended well. */
interface Built {
  hasMore: boolean
  /** To be done when nobody waits any more. */
  settle: Settle
}

/**
 * Builds what has changed; what fails ends the process, and the caches count as half-written.
 *
 * @returns null when the blog API failed and nothing was changed
 */
async function buildAgain(
  settings: Settings,
  fingerprint: Fingerprint,
  build: ReturnType<typeof createResidentBuild>,
  remembered: Remembered,
  tell: (report: ResidentReport) => void,
): Promise<Built | null> {
  process.env['BUILD_MOVES_PAGES'] = remembered.hasPostponed ? '' : mostMovedPages
  rememberBegun(projectFolder, fingerprint)
  const built = await build((phase) => tell({ type: 'phase', phase })).catch((error: unknown) => {
    if (error instanceof SourceFailed) return null
    throw error
  })
  if (!built) {
    rememberFingerprint(projectFolder, fingerprint)
    return null
  }
  const { queries, rendered, deleted, hasPostponed, saveState } = built
  console.log(`${queries} queries, ${rendered.length} pages rendered, ${deleted.length} deleted`)
  remembered.publicFiles.refreshAfterEdit([...rendered, ...deleted])
  for (const line of await writeSite(settings, { ...remembered, isKept: true })) console.log(line)
  const { id, builtAt, storeIndex } = await finishSite(settings, { ...remembered, postponesIndex: true })
  remembered.last = { id, builtAt }
  remembered.hasPostponed = hasPostponed
  const settle = async () => {
    storeIndex()
    await saveState()
    rememberFingerprint(projectFolder, fingerprint)
  }
  return { hasMore: hasPostponed, settle }
}

/** Does something once, however often it is asked for. */
function once(work: Settle): Settle {
  let done: Promise<void> | null = null
  return () => (done ??= work())
}

/** Answers the requests, one after the other. */
function answerRequests(
  fitness: Fitness,
  tell: (report: ResidentReport) => void,
  build: () => Promise<Built | null>,
): void {
  /** What is still to be stored. A process that is asked to end does it first. */
  let unsettled: { store: Settle; forget: () => void } | null = null
  const settle = async () => {
    await unsettled?.store()
    unsettled?.forget()
    unsettled = null
    fitness.built()
    tell({ type: 'settled', retire: fitness.retire(collectGarbage) })
  }
  const buildOnce = async () => {
    const before = process.cpuUsage()
    const reason = await fitness.reason()
    if (reason !== null) return tell({ type: 'unfit', reason })
    const built = await build()
    const { user, system } = process.cpuUsage(before)
    console.log(`Resident builder: ${Math.round((user + system) / 1000)} ms of processor time`)
    if (!built) {
      fitness.built()
      return tell({ type: 'refused' })
    }
    const store = once(built.settle)
    unsettled = { store, forget: onShutdown(store) }
    tell({ type: 'built', hasMore: built.hasMore })
  }
  const fail = (error: unknown) => {
    console.error(error)
    process.exit(1)
  }
  let turn = Promise.resolve()
  process.on('message', ({ type }: ResidentRequest) => {
    turn = turn.then(type === 'settle' ? settle : buildOnce).catch(fail)
  })
  tell({ type: 'built', hasMore: false })
}

/** The process of a resident builder: a full build at its start, then one for each request. Ends with its parent. */
void runCommand(async () => {
  endWithParent()
  const tellParent = takeParentChannel<ResidentReport>()
  const tell = (report: ResidentReport) => void tellParent(report)
  process.channel?.ref()
  const settings = loadSettings(projectFolder)
  const { environment } = await blogApiForBuild(settings)
  Object.assign(process.env, workerEnvironment(), environment)
  // For the processes of Gatsby's own, which run JavaScript
  process.execArgv = []
  const fitness = await watchFitness(projectFolder)
  const code = await buildSite(settings, async (options) => {
    const { storeState } = await buildFully(projectFolder, options)
    await storeState()
    return { isBuilt: true, exited: Promise.resolve(0) }
  })
  if (code !== 0) return code
  const build = createResidentBuild(projectFolder)
  // What bundling has used: it will not happen again in this process
  collectGarbage()
  const last = readPublicIndex(projectFolder)
  // Whenever code has changed, this process is unfit
  const fingerprint = codeFingerprint(projectFolder, settings)
  const remembered = {
    publicFiles: await publicFilesOf(projectFolder),
    last: last && { id: last.id, builtAt: last.builtAt },
    hashes: new PublicHashes(last?.files),
    searchIndex: await readMemory(projectFolder),
    hasPostponed: false,
  }
  prepareIndex(remembered.searchIndex)
  answerRequests(fitness, tell, () => buildAgain(settings, fingerprint, build, remembered, tell))
  return undefined
})
