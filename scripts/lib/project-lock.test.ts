import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { acquireProjectLock, withProjectLock } from './project-lock'
import { projectFolder, typeScriptWords } from './project'

let folder: string
let lockFile: string
const children: ChildProcess[] = []

/** Starts a process that tries to take the lock; its output is `held`, or what stopped it. */
async function startHolder(): Promise<{ child: ChildProcess; output: string }> {
  const words = typeScriptWords(path.join(projectFolder, 'scripts/test-helpers/hold-lock.ts'), folder)
  const child = spawn(process.execPath, words, {
    cwd: projectFolder,
    env: process.env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(child)
  const [output] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number]
  return { child, output: String(output).trim() }
}

const readPid = () => (JSON.parse(fs.readFileSync(lockFile, 'utf8')) as { pid: number }).pid

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'project-lock-'))
  lockFile = path.join(folder, '.project-lock')
})

afterEach(() => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'))
  delete process.env['PROJECT_LOCK_HOLDER']
  fs.rmSync(folder, { recursive: true, force: true })
})

test('the lock names its holder and is gone after release', () => {
  const lock = acquireProjectLock(folder, 'build')
  expect(JSON.parse(fs.readFileSync(lockFile, 'utf8'))).toMatchObject({ pid: process.pid, command: 'build' })
  lock.release()
  expect(fs.existsSync(lockFile)).toBe(false)
})

test('a second command is told who holds the lock, since when, and what to do', async () => {
  const { child } = await startHolder()
  expect(() => acquireProjectLock(folder, 'build')).toThrow(
    new RegExp(
      `^\`npm run develop\` \\(process ${child.pid}, since \\d\\d:\\d\\d\\) is using this folder's caches; stop it or wait$`,
    ),
  )
})

test('a process that a signal ends gives the lock back', async () => {
  const { child } = await startHolder()
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).toBe(143)
  expect(fs.existsSync(lockFile)).toBe(false)
})

test('the lock of a process that was killed is taken over', async () => {
  const { child } = await startHolder()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(fs.existsSync(lockFile)).toBe(true)
  acquireProjectLock(folder, 'build').release()
})

test('the lock of an earlier process with the number of a living one is taken over', () => {
  fs.writeFileSync(lockFile, JSON.stringify({ pid: process.ppid, command: 'build', since: '', started: '1' }))
  acquireProjectLock(folder, 'build').release()
  expect(fs.existsSync(lockFile)).toBe(false)
})

test('an old lock file that cannot be read is taken over', () => {
  fs.writeFileSync(lockFile, '')
  const old = new Date(Date.now() - 60_000)
  fs.utimesSync(lockFile, old, old)
  acquireProjectLock(folder, 'build').release()
})

test('a child of the holder passes through and leaves the lock alone', async () => {
  const { child } = await startHolder()
  process.env['PROJECT_LOCK_HOLDER'] = String(child.pid)
  const lock = acquireProjectLock(folder, 'build')
  lock.release()
  expect(lock.holder).toBe(child.pid)
  expect(fs.existsSync(lockFile)).toBe(true)
})

test('a process that the holder starts passes through, and after the release no longer', async () => {
  const lock = acquireProjectLock(folder, 'test')
  expect((await startHolder()).output).toBe('held')
  expect(readPid()).toBe(process.pid)
  expect(() => acquireProjectLock(folder, 'build')).toThrow('is using this folder')
  lock.release()
  expect((await startHolder()).output).toBe('held')
  expect(readPid()).not.toBe(process.pid)
})

test('a remembered holder that is not the one in the file does not pass', async () => {
  await startHolder()
  process.env['PROJECT_LOCK_HOLDER'] = String(process.pid)
  expect(() => acquireProjectLock(folder, 'build')).toThrow('is using this folder')
})

test('work that fails gives the lock back', async () => {
  const work = withProjectLock(folder, 'build', () => Promise.reject(new Error('no')))
  await expect(work).rejects.toThrow('no')
  expect(fs.existsSync(lockFile)).toBe(false)
})

test('of several processes at once over a stale lock, exactly one gets it', async () => {
  const dead = spawnSync(process.execPath, ['--eval', '']).pid
  fs.writeFileSync(lockFile, JSON.stringify({ pid: dead, command: 'build', since: '' }))
  const holders = await Promise.all([1, 2, 3, 4].map(startHolder))
  expect(holders.map(({ output }) => output).sort()).toEqual(['1', '1', '1', 'held'])
}, 20_000)
