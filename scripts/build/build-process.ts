import { spawn, type ChildProcess } from 'node:child_process'
import readline from 'node:readline'
import { FolderInUse, type BuildRun } from '../../server/rebuild/builder'
import type { BuildPhase } from '../../server/rebuild/build-record'
import { CommandError } from '../lib/command'
import { acquireProjectLock } from '../lib/project-lock'
import { lowerPriority } from './low-priority'

export interface BuildProcessOptions {
  /** The program and its arguments. */
  command: readonly string[]
  folder: string
  /** Told each line of output. */
  onLine: (line: string) => void
}

/** How a process ended. */
export interface ProcessEnd {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A process that builds; it ends by itself when this one does, however that ends. */
export interface BuildProcess {
  child: ChildProcess
  /** Rejects when it could not be started. */
  ended: Promise<ProcessEnd>
  /** Asks it to end, after ten seconds makes it, and waits until it has ended. */
  stop: () => Promise<void>
}

const patienceMs = 10_000
const linesKept = 400
const linesInMessage = 4

/** Lines of Gatsby's output that begin a step. */
const phaseStarts: readonly [BuildPhase, RegExp][] = [
  ['source', /onPreInit|onPreBootstrap/],
  ['bundle', /onPreBuild|Building production JavaScript/],
  ['query', /Execute page configs|Running gatsby-plugin-sharp|run queries in workers/],
  ['render', /Merge worker state|Writing page-data\.json/],
  ['finish', /onPostBuild/],
]

/** Tells the steps of a full build by its output, in order. */
export function followPhases(enterPhase: BuildRun['enterPhase']): (line: string) => void {
  let next = 0
  return (line) => {
    const found = phaseStarts.findIndex(([, start], index) => index >= next && start.test(line))
    if (found === -1) return
    next = found + 1
    const phase = phaseStarts[found]?.[0]
    if (phase) enterPhase(phase)
  }
}

function endOf(child: ChildProcess): Promise<ProcessEnd> {
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

/** Starts a program that builds, at low priority; the processes that it starts end with it. */
export function startBuildProcess({ command, folder, onLine }: BuildProcessOptions): BuildProcess {
  const [file = process.execPath, ...words] = command
  const child = spawn(file, words, {
    cwd: folder,
    env: { ...process.env, ENDS_WITH_PARENT: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const { pid } = child
  child.once('exit', () => endGroup(pid))
  const ended = endOf(child)
  // Visitors come first
  if (pid !== undefined) lowerPriority(pid)
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) readline.createInterface({ input: stream }).on('line', onLine)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    await ended.catch(() => undefined)
    clearTimeout(timer)
  }
  return { child, ended, stop }
}

/** The last lines of output, which say what went wrong: Gatsby's own words, else the very last. */
export function keepLines(): { add: (line: string) => void; reason: () => string; clear: () => void } {
  const lines: string[] = []
  const isError = (line: string) => /^\s*(error|ERROR|The build failed)/.test(line)
  return {
    add(line) {
      lines.push(line)
      if (lines.length > linesKept) lines.splice(0, linesKept / 2)
    },
    reason() {
      const first = lines.findIndex(isError)
      return (first === -1 ? lines.slice(-linesInMessage) : lines.slice(first, first + linesInMessage)).join(' ').trim()
    },
    clear: () => lines.splice(0),
  }
}

/**
 * Takes the project's lock for a build.
 *
 * @param command the command that others read about while it is held
 * @throws {FolderInUse} when another command holds it
 */
export function takeBuildLock(folder: string, command: string) {
  try {
    return acquireProjectLock(folder, command)
  } catch (error) {
    throw error instanceof CommandError ? new FolderInUse(error.message, { cause: error }) : error
  }
}
