import fs from 'node:fs'
import path from 'node:path'
import { CommandError } from './command'
import { onShutdown } from './shutdown'

/** What stands in the lock file. `started` tells a process from a later one with the same number, where known. */
interface Holder {
  pid: number
  command: string
  since: string
  started?: string
}

/** The folder's lock, held until `release`. */
export interface ProjectLock {
  /** Process that holds it: this one, or the one that started this one. */
  holder: number
  release: () => void
}

const holderVariable = 'PROJECT_LOCK_HOLDER'
const halfWrittenMs = 5000
const attemptPauseMs = 50
const mostAttempts = 200

function startOf(pid: number | 'self'): string | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !started || started === startOf(pid)
}

/** The holder in the file; null when there is no file, or none that can be read. */
function readHolder(file: string): Holder | null {
  try {
    const { pid, command = '', since = '', started } = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' && pid > 0 ? { pid, command, since, started } : null
  } catch {
    return null
  }
}

/** Whether another process may be about to write its name into the file that it has just made. */
function isBeingWritten(file: string): boolean {
  const stat = fs.statSync(file, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs < halfWrittenMs
}

const pause = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

function heldMessage({ pid, command, since }: Holder): string {
  const npmCommand = command === 'start' || command === 'test' ? `npm ${command}` : `npm run ${command}`
  const name = command === 'install' ? 'An install of the packages' : `\`${npmCommand}\``
  const time = new Date(since).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  return `${name} (process ${pid}, since ${time}) is using this folder's caches; stop it or wait`
}

function tryToTake(file: string, own: Holder): boolean {
  try {
    fs.writeFileSync(file, JSON.stringify(own), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Moves a dead holder's file aside; puts it back when another process has taken over in between. */
function removeStale(file: string): void {
  const aside = `${file}.${process.pid}`
  try {
    fs.renameSync(file, aside)
    const moved = readHolder(aside)
    if (moved && isAlive(moved)) fs.linkSync(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  fs.rmSync(aside, { force: true })
}

function held(file: string): ProjectLock {
  const release = () => {
    if (readHolder(file)?.pid === process.pid) fs.rmSync(file, { force: true })
    if (process.env[holderVariable] === String(process.pid)) delete process.env[holderVariable]
    process.off('exit', release)
    forget()
  }
  const forget = onShutdown(release)
  process.on('exit', release)
  process.env[holderVariable] = String(process.pid)
  return { holder: process.pid, release }
}

/**
 * Takes the lock of a project folder (contracts, section 1), which commands that use Gatsby's caches or public/ hold.
 * It is given back by `release`, at exit and on signals. Processes that the holder starts meanwhile pass through: they find
 * it named in their environment.
 *
 * @param folder the folder that holds package.json
 * @param command name of the command, for others to read
 * @throws {CommandError} when another living process holds it
 */
export function acquireProjectLock(folder: string, command: string): ProjectLock {
  const file = path.join(folder, '.project-lock')
  const own: Holder = { pid: process.pid, command, since: new Date().toISOString(), started: startOf('self') }
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    if (tryToTake(file, own)) return held(file)
    const holder = readHolder(file)
    if (!holder && isBeingWritten(file)) {
      pause(attemptPauseMs)
      continue
    }
    if (holder && isAlive(holder)) {
      const isAncestor = holder.pid !== process.pid && process.env[holderVariable] === String(holder.pid)
      if (isAncestor) return { holder: holder.pid, release: () => undefined }
      throw new CommandError(heldMessage(holder))
    }
    removeStale(file)
  }
  throw new CommandError(`${file} could not be taken; delete it if no command of this project is running`)
}

/**
 * Does something while holding the folder's lock.
 *
 * @throws {CommandError} when another living process holds it
 */
export async function withProjectLock<Result>(
  folder: string,
  command: string,
  work: (lock: ProjectLock) => Promise<Result>,
): Promise<Result> {
  const lock = acquireProjectLock(folder, command)
  try {
    return await work(lock)
  } finally {
    lock.release()
  }
}
