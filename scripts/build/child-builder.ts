import { spawn, type ChildProcess } from 'node:child_process'
import os from 'node:os'
import readline from 'node:readline'
import { FolderInUse, type Builder, type BuildRun } from '../../server/rebuild/builder'
import type { BuildPhase } from '../../server/rebuild/build-record'
import { CommandError } from '../lib/command'
import { inProject, projectFolder, typeScriptWords } from '../lib/project'
import { acquireProjectLock } from '../lib/project-lock'

export interface ChildBuilderOptions {
  /** A build that takes longer is ended. */
  timeoutMs?: number
  /** The program and its arguments; another one in tests. */
  command?: readonly string[]
  folder?: string
}

const defaultTimeoutMs = 60 * 60_000
const patienceMs = 10_000
/** Lower than the server's, so that visitors come first. */
const lowPriority = os.constants.priority.PRIORITY_BELOW_NORMAL
const linesInMessage = 4

/** Lines of Gatsby's output that begin a step. */
const phaseStarts: readonly [BuildPhase, RegExp][] = [
  ['source', /onPreInit|onPreBootstrap/],
  ['bundle', /onPreBuild|Building production JavaScript/],
  ['query', /Execute page configs|Running gatsby-plugin-sharp|run queries in workers/],
  ['render', /Merge worker state|Writing page-data\.json/],
  ['finish', /onPostBuild/],
]

function followPhases(enterPhase: BuildRun['enterPhase']): (line: string) => void {
  let next = 0
  return (line) => {
    const found = phaseStarts.findIndex(([, start], index) => index >= next && start.test(line))
    if (found === -1) return
    next = found + 1
    const phase = phaseStarts[found]?.[0]
    if (phase) enterPhase(phase)
  }
}

function endOf(child: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
}

/** Whatever a build that was killed has left at work would write into the next one's files. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing is left
  }
}

function takeLock(folder: string) {
  try {
    return acquireProjectLock(folder, 'rebuild')
  } catch (error) {
    throw error instanceof CommandError ? new FolderInUse(error.message, { cause: error }) : error
  }
}

/** The lines that say what went wrong: Gatsby's own, else the last ones. */
function reasonIn(lines: readonly string[]): string {
  const isError = (line: string) => /^\s*(error|ERROR|The build failed)/.test(line)
  const first = lines.findIndex(isError)
  return (first === -1 ? lines.slice(-linesInMessage) : lines.slice(first, first + linesInMessage)).join(' ').trim()
}

/**
 * Builds in a process of its own at low priority, with a time limit, under the project's lock. The process ends by
 * itself when this one does, however that ends.
 */
export function createChildBuilder(options: ChildBuilderOptions = {}): Builder {
  const {
    timeoutMs = defaultTimeoutMs,
    command = [process.execPath, ...typeScriptWords(inProject('scripts', 'commands', 'build.ts'))],
    folder = projectFolder,
  } = options
  let child: ChildProcess | null = null
  let isClosed = false

  const stop = async () => {
    const ending = child
    if (!ending) return
    const ended = endOf(ending).catch(() => undefined)
    ending.kill('SIGTERM')
    const timer = setTimeout(() => ending.kill('SIGKILL'), patienceMs)
    await ended
    clearTimeout(timer)
  }

  const run = async ({ enterPhase, print }: BuildRun) => {
    if (isClosed) throw new Error('The server is ending')
    const [file = process.execPath, ...words] = command
    child = spawn(file, words, {
      cwd: folder,
      env: { ...process.env, ENDS_WITH_PARENT: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
    const { pid } = child
    child.once('exit', () => endGroup(pid))
    if (pid !== undefined) os.setPriority(pid, lowPriority)
    const lines: string[] = []
    const follow = followPhases(enterPhase)
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      readline.createInterface({ input: stream }).on('line', (line) => {
        print(line)
        follow(line)
        lines.push(line)
        if (lines.length > 400) lines.splice(0, 200)
      })
    }
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      void stop()
    }, timeoutMs)
    const { code, signal } = await endOf(child).finally(() => {
      clearTimeout(timer)
      child = null
    })
    if (isLate) throw new Error(`The build took longer than ${Math.round(timeoutMs / 60_000)} minutes and was ended`)
    if (code !== 0) throw new Error(reasonIn(lines) || `The build ended with ${signal ?? `exit code ${code}`}`)
  }

  return {
    async exclusively(work) {
      const lock = takeLock(folder)
      try {
        return await work(run)
      } finally {
        lock.release()
      }
    },
    async close() {
      isClosed = true
      await stop()
    },
  }
}
