import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { CommandError } from './command'
import { typeScriptWords } from './project'

/** A server of the site in a process of its own. */
export interface ServerProcess {
  /** Such as `http://localhost:41234`. */
  url: string
  pid: number
  /** Ends it at once, as a crash or a power cut does. */
  kill: () => Promise<void>
  /** Asks it to end. */
  stop: () => Promise<void>
}

export interface ServerProcessOptions {
  /** TypeScript file that serves, and says `Site: http://…/` when it does. */
  program: string
  /** Folder that it runs in. */
  cwd: string
  /** Settings besides PATH and a free port. */
  environment: NodeJS.ProcessEnv
  /** Words of Node before the program. */
  words?: readonly string[]
}

const startTimeoutMs = 120_000
const keptOutputCharacters = 20_000
const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))

async function untilListening(child: ChildProcess, output: () => string): Promise<string> {
  const deadlineMs = performance.now() + startTimeoutMs
  while (child.exitCode === null && performance.now() < deadlineMs) {
    const url = /Site: (http:\S+)\//.exec(output())?.[1]
    if (url) return url
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new CommandError(`The server did not start: ${output().slice(-2000)}`)
}

/**
 * Starts a server on a free port; it ends with this process at the latest.
 *
 * @throws {CommandError} when it does not come up
 */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { program, cwd, environment, words = [] } = options
  const child = spawn(process.execPath, [...words, ...typeScriptWords(program)], {
    cwd,
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
  })
  running.add(child)
  const exited = once(child, 'exit').finally(() => running.delete(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (output = `${output}${part.toString()}`.slice(-keptOutputCharacters)))
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  const url = await untilListening(child, () => output)
  return { url, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
