import type { Builder, BuildRun, BuiltSite } from '../../server/rebuild/builder'
import { takeBuildLock } from '../build/build-process'
import { inProject, projectFolder, typeScriptWords } from '../lib/project'
import { startResident, type ResidentProcess, type ResidentProcessOptions } from './resident-process'

const minuteMs = 60_000
/** Room for what is soon forgotten, in MB: at ten thousand articles the default has it collected, and half of it moved, all the time. */
const youngMemory = '--max-semi-space-size=64'
const silentRun: BuildRun = { enterPhase: () => undefined, print: () => undefined }

export interface ResidentBuilderOptions extends Partial<ResidentProcessOptions> {
  /** The command that holds the project's lock while it builds. Default: rebuild */
  holder?: string
}

/**
 * Builds in a process that stays: what an edit of articles has changed takes a second there (docs/decisions/018). Whatever
 * else has changed, or goes wrong, is a full build in a new process, which stays then.
 */
export function createResidentBuilder({ holder = 'rebuild', ...options }: ResidentBuilderOptions = {}): Builder {
  const all: ResidentProcessOptions = {
    command: [process.execPath, youngMemory, ...typeScriptWords(inProject('scripts', 'resident', 'main.ts'))],
    folder: projectFolder,
    fullTimeoutMs: 60 * minuteMs,
    timeoutMs: 10 * minuteMs,
    ...options,
  }
  let resident: ResidentProcess | null = null
  let retirement: string | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let isClosed = false

  const stop = async () => {
    const stopped = resident
    resident = null
    await stopped?.stop()
  }

  const buildFully = async (run: BuildRun): Promise<BuiltSite> => {
    await stop()
    if (isClosed) throw new Error('The server is ending')
    const started = startResident(all, run)
    resident = started
    void started.ended.then(() => {
      if (resident === started) resident = null
    })
    const outcome = await started.first
    if (outcome.type === 'built') return outcome
    await stop()
    throw new Error(outcome.reason)
  }

  const build = async (run: BuildRun): Promise<BuiltSite> => {
    if (resident) {
      const outcome = await resident.build(run)
      if (outcome.type === 'built') return outcome
      if (outcome.type === 'refused') throw new Error(outcome.reason)
      run.print(`A full build in a new process: ${outcome.reason}`)
    }
    return buildFully(run)
  }

  /** One after the other, each under the project's lock, until the caches are settled too. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(async () => {
      const lock = takeBuildLock(all.folder, holder)
      try {
        return await work()
      } finally {
        retirement = (await resident?.settle()) ?? null
        lock.release()
      }
    })
    turn = result.catch(() => undefined)
    return result
  }

  /** In the background; what goes wrong shows in the next build that is asked for. */
  const replace = () => {
    void inTurn(() => buildFully(silentRun)).catch(() => undefined)
  }

  return {
    async exclusively(work) {
      const result = await inTurn(() => work(build))
      if (retirement !== null && !isClosed) replace()
      return result
    },
    getReady() {
      if (!resident) replace()
    },
    async close() {
      isClosed = true
      await stop()
    },
  }
}
