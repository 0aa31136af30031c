import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runChild, runNode, startChild } from './child'
import { projectFolder, typeScriptWords } from './project'

const stays = 'setInterval(() => {}, 1000)'
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'child-'))
const pidFile = path.join(folder, 'pid')
let parent: ChildProcess | undefined

afterEach(() => {
  parent?.kill('SIGKILL')
  fs.rmSync(pidFile, { force: true })
})

afterAll(() => fs.rmSync(folder, { recursive: true }))

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Keeps this process from doing anything else. */
const blockFor = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

async function waitFor(condition: () => boolean): Promise<void> {
  const deadlineMs = Date.now() + 10_000
  while (!condition()) {
    if (Date.now() > deadlineMs) throw new Error('not so within 10 s')
    await pause(50)
  }
}

/** Starts a process that starts another one, which writes its number into pidFile and stays. */
async function startFamily(code: string): Promise<{ parent: ChildProcess; childPid: number }> {
  const childCode = `require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); ${code}`
  const file = path.join(projectFolder, 'scripts/test-helpers/parent.ts')
  const words = typeScriptWords(file, process.execPath, '--eval', childCode)
  parent = spawn(process.execPath, words, { cwd: projectFolder, stdio: 'ignore' })
  await waitFor(() => fs.existsSync(pidFile) && fs.readFileSync(pidFile, 'utf8') !== '')
  return { parent, childPid: Number(fs.readFileSync(pidFile, 'utf8')) }
}

test('the exit code of a program is passed on', async () => {
  expect(await runNode(['--eval', 'process.exit(7)'])).toBe(7)
})

test('a program that a signal ended has 128 and its number as exit code', async () => {
  expect(await runNode(['--eval', "process.kill(process.pid, 'SIGKILL')"])).toBe(137)
})

test('a program that is not there rejects', async () => {
  await expect(runChild('/no/such/program', [])).rejects.toThrow('ENOENT')
})

test('variables are added, and no shell reads the words', async () => {
  const check = "process.exit(process.argv[1] === '$HOME; exit 3' && process.env.WORD === 'a b' ? 0 : 1)"
  expect(await runNode(['--eval', check, '$HOME; exit 3'], { environment: { WORD: 'a b' } })).toBe(0)
})

test('a program tells its parent through a channel that nothing else in it finds', async () => {
  const code = `const { takeParentChannel } = require('./scripts/lib/parent-channel.ts')
    const tell = takeParentChannel()
    tell({ hidden: process.send === undefined })`
  const messages: unknown[] = []
  const child = startChild(process.execPath, typeScriptWords('--eval', code), {
    cwd: projectFolder,
    onMessage: (message) => messages.push(message),
  })
  expect(await child.exited).toBe(0)
  expect(messages).toEqual([{ hidden: true }])
})

test('a program that ends after it has told more than a pipe takes at once has told all of it', async () => {
  const length = 5_000_000
  const code = `const { takeParentChannel } = require('./scripts/lib/parent-channel.ts')
    const tell = takeParentChannel()
    tell('m'.repeat(${length})).then(() => process.exit(0))`
  const lengths: number[] = []
  const child = startChild(process.execPath, typeScriptWords('--eval', code), {
    cwd: projectFolder,
    onMessage: (message) => lengths.push((message as string).length),
  })
  // As a parent that is at work itself, and reads nothing meanwhile
  blockFor(1_500)
  expect(await child.exited).toBe(0)
  expect(lengths).toEqual([length])
})

test('a program that takes too long is stopped', async () => {
  expect(await runNode(['--eval', stays], { timeoutMs: 300 })).toBe(143)
})

test('stop waits until the program has ended', async () => {
  const child = startChild(process.execPath, ['--eval', stays])
  await child.stop()
  expect(await child.exited).toBe(143)
})

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('a parent that gets %s ends its child first', async (signal, code) => {
  const family = await startFamily(stays)
  family.parent.kill(signal)
  expect(await once(family.parent, 'exit')).toEqual([code, null])
  expect(isAlive(family.childPid)).toBe(false)
})

test('a child that ends in its own time is waited for', async () => {
  const family = await startFamily(`process.on('SIGTERM', () => setTimeout(() => process.exit(), 500)); ${stays}`)
  const startMs = Date.now()
  family.parent.kill('SIGTERM')
  await once(family.parent, 'exit')
  expect(Date.now() - startMs).toBeGreaterThanOrEqual(450)
  expect(isAlive(family.childPid)).toBe(false)
})
