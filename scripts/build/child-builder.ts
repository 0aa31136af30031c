import type { Builder, BuildRun, BuiltSite } from '../../server/rebuild/builder'
import { inProject, projectFolder, typeScriptWords } from '../lib/project'
import { followPhases, keepLines, startBuildProcess, takeBuildLock, type BuildProcess } from './build-process'

export interface ChildBuilderOptions {
  /** A build that takes longer is ended. */
  timeoutMs?: number
  /** The program and its arguments; another one in tests. */
  command?: readonly string[]
  folder?: string
  /** The command that holds the project's lock while it builds. Default: rebuild */
  holder?: string
}

const defaultTimeoutMs = 60 * 60_000

/**
 * Builds in a process of its own at low priority, with a time limit, under the project's lock. The process ends by
 * itself when this one does, however that ends.
 */
export function createChildBuilder(options: ChildBuilderOptions = {}): Builder {
  const {
    timeoutMs = defaultTimeoutMs,
    command = [process.execPath, ...typeScriptWords(inProject('scripts', 'commands', 'build.ts'))],
    folder = projectFolder,
    holder = 'rebuild',
  } = options
  let running: BuildProcess | null = null
  let isClosed = false

  const run = async ({ enterPhase, print }: BuildRun): Promise<BuiltSite> => {
    if (isClosed) throw new Error('The server is ending')
    const lines = keepLines()
    const follow = followPhases(enterPhase)
    const started = startBuildProcess({
      command,
      folder,
      onLine(line) {
        print(line)
        follow(line)
        lines.add(line)
      },
    })
    running = started
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      void started.stop()
    }, timeoutMs)
    const { code, signal } = await started.ended.finally(() => {
      clearTimeout(timer)
      running = null
    })
    if (isLate) throw new Error(`The build took longer than ${Math.round(timeoutMs / 60_000)} minutes and was ended`)
    if (code !== 0) throw new Error(lines.reason() || `The build ended with ${signal ?? `exit code ${code}`}`)
    return { hasMore: false }
  }

  return {
    async exclusively(work) {
      const lock = takeBuildLock(folder, holder)
      try {
        return await work(run)
      } finally {
        lock.release()
      }
    },
    async close() {
      isClosed = true
      await running?.stop()
    },
  }
}
