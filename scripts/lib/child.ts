import { spawn, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { onShutdown } from './shutdown'

const patienceMs = 10_000
const heartbeatMs = 30_000

export interface ChildOptions {
  /** Variables on top of this process's own. */
  environment?: Readonly<Record<string, string | undefined>>
  cwd?: string
  /** Prints a line with this name every 30 seconds, for programs that say nothing while they work. */
  heartbeat?: string
  /** The program is stopped after this time. */
  timeoutMs?: number
  quiet?: boolean
  /** Told each message that the program, a JavaScript one, sends to its parent. */
  onMessage?: (message: unknown) => void
}

/** A program that was started and dies with this process. */
export interface Child {
  /** Exit code; 128 and the signal's number when a signal ended it. Rejects when it could not be started. */
  exited: Promise<number>
  /** Asks it to end, after ten seconds makes it, and waits until it has ended. */
  stop: () => Promise<void>
}

function whenExited(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // 'exit' may come before its last messages are read
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

function heartbeat(what: string): NodeJS.Timeout {
  const startMs = Date.now()
  return setInterval(() => {
    console.log(`${what}: still at it after ${Math.round((Date.now() - startMs) / 1000)} s`)
  }, heartbeatMs)
}

/**
 * Starts a program without a shell; its output goes straight through.
 *
 * @param file a program, such as `process.execPath`
 * @param words its arguments
 */
export function startChild(file: string, words: readonly string[], options: ChildOptions = {}): Child {
  const output = options.quiet ? 'ignore' : 'inherit'
  const child = spawn(file, words, {
    cwd: options.cwd,
    env: { ...process.env, ...options.environment },
    stdio: [output, output, output, ...(options.onMessage ? ['ipc' as const] : [])],
  })
  if (options.onMessage) child.on('message', options.onMessage)
  const exited = whenExited(child)
  const killNow = () => child.kill('SIGKILL')
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(killNow, patienceMs)
    await exited.catch(() => undefined)
    clearTimeout(timer)
  }
  const forget = onShutdown(stop)
  process.on('exit', killNow)
  const timers = [
    ...(options.heartbeat ? [heartbeat(options.heartbeat)] : []),
    ...(options.timeoutMs ? [setTimeout(() => void stop(), options.timeoutMs)] : []),
  ]
  const end = () => {
    timers.forEach(clearTimeout)
    process.off('exit', killNow)
    forget()
  }
  exited.then(end, end)
  return { exited, stop }
}

/**
 * Runs a program to its end.
 *
 * @returns its exit code
 */
export function runChild(file: string, words: readonly string[], options: ChildOptions = {}): Promise<number> {
  return startChild(file, words, options).exited
}

/** Runs a JavaScript file with this Node. */
export const runNode = (words: readonly string[], options: ChildOptions = {}): Promise<number> =>
  runChild(process.execPath, words, options)
