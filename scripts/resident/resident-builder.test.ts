import fs from 'node:fs'
import { FolderInUse, type Builder } from '../../server/rebuild/builder'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { createResidentBuilder } from './resident-builder'

const { pathOf, write } = useTemporaryFolder()
const open = new Set<Builder>()
afterEach(async () => {
  for (const builder of open) await builder.close()
  open.clear()
})

/** Begins as main.ts does, with a full build; `answer` is what it does when it is asked for another. */
const program = (answer: string, first = `tell({ type: 'built', hasMore: false })`) => `
  let retire = null
  const fs = require('node:fs')
  const tell = (report) => process.send(report)
  const settle = () => {
    fs.writeFileSync('settled', '')
    process.send({ type: 'settled', retire })
  }
  fs.appendFileSync('starts', process.pid + '\\n')
  console.log('success onPreBootstrap')
  process.on('message', ({ type }) => { if (type === 'settle') setTimeout(settle, 50); else { ${answer} } })
  ${first}
`
const built = `tell({ type: 'phase', phase: 'render' }); tell({ type: 'built', hasMore: false })`

function builderOf(code: string, timeoutMs = 20_000) {
  write('resident.js', code)
  const builder = createResidentBuilder({
    folder: pathOf(),
    command: [process.execPath, pathOf('resident.js')],
    timeoutMs,
  })
  open.add(builder)
  return builder
}

async function build(builder: Builder) {
  const lines: string[] = []
  const phases: string[] = []
  const { hasMore } = await builder.exclusively((work) =>
    work({ enterPhase: (phase) => phases.push(phase), print: (line) => lines.push(line) }),
  )
  return { lines, phases, hasMore }
}

const starts = () => fs.readFileSync(pathOf('starts'), 'utf8').trim().split('\n').map(Number)
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('the first build is a full one, and the next is made by the same process', async () => {
  const builder = builderOf(program(built))
  const first = await build(builder)
  const second = await build(builder)
  expect(first.phases).toEqual(['source'])
  expect(second.phases).toEqual(['render'])
  expect(starts()).toHaveLength(1)
})

test('that something is left to the next build is told', async () => {
  const builder = builderOf(program(`tell({ type: 'built', hasMore: true })`))
  expect((await build(builder)).hasMore).toBe(false)
  expect((await build(builder)).hasMore).toBe(true)
})

test('a process that is not fit is replaced, and its reason is in the log', async () => {
  const builder = builderOf(program(`tell({ type: 'unfit', reason: 'a file of src has changed' })`))
  await build(builder)
  const { lines } = await build(builder)
  expect(lines).toContain('A full build in a new process: a file of src has changed')
  const [old = 0, now = 0] = starts()
  expect([isAlive(old), isAlive(now)]).toEqual([false, true])
})

test.each([
  ['that crashes', `console.error(' ERROR  out of memory'); process.exit(3)`, 'out of memory'],
  ['that is killed', `process.kill(process.pid, 'SIGKILL')`, 'A full build in a new process'],
])('a process %s in a build is replaced by a full build', async (_how, answer, told) => {
  const builder = builderOf(program(answer))
  await build(builder)
  const { lines } = await build(builder)
  expect(lines.join('\n')).toContain(told)
  expect(starts()).toHaveLength(2)
})

test('a build that the blog API has failed is told as such, and the process stays', async () => {
  const builder = builderOf(
    program(
      `if (fs.existsSync('good')) { ${built} } else { console.error(' ERROR  The API is down'); tell({ type: 'refused' }) }`,
    ),
  )
  await build(builder)
  await expect(build(builder)).rejects.toThrow('The API is down')
  write('good', '')
  await build(builder)
  expect(starts()).toHaveLength(1)
})

test('a build that hangs is ended, and a full build made instead', async () => {
  const builder = builderOf(program(''), 300)
  await build(builder)
  const { lines } = await build(builder)
  expect(lines.join('\n')).toContain('took longer than')
  expect(isAlive(starts()[0] ?? 0)).toBe(false)
})

test('a process that has died between builds is replaced', async () => {
  const builder = builderOf(program(built))
  await build(builder)
  process.kill(starts()[0] ?? 0, 'SIGKILL')
  await build(builder)
  expect(starts()).toHaveLength(2)
})

test('a full build that fails is told by its own words, and the next one starts anew', async () => {
  const builder = builderOf(
    program(
      built,
      `if (fs.existsSync('good')) { ${built} } else { console.error(' ERROR  The blog API is down'); process.exit(1) }`,
    ),
  )
  await expect(build(builder)).rejects.toThrow('The blog API is down')
  write('good', '')
  await build(builder)
  expect(starts()).toHaveLength(2)
})

test('a process that asks for it is replaced in the background after its build', async () => {
  const builder = builderOf(program(`retire = 'it has built 2 times'; ${built}`))
  await build(builder)
  await build(builder)
  await builder.exclusively(() => Promise.resolve())
  expect(starts()).toHaveLength(2)
})

test('getting ready makes the full build ahead; a build that is asked for meanwhile waits for it', async () => {
  const builder = builderOf(program(built))
  builder.getReady?.()
  const { phases } = await build(builder)
  expect(phases).toEqual(['render'])
  builder.getReady?.()
  await build(builder)
  expect(starts()).toHaveLength(1)
})

test('the folder is held while it builds, and free between builds', async () => {
  const builder = builderOf(program(built, `if (!fs.existsSync('.project-lock')) process.exit(1); ${built}`))
  await build(builder)
  expect(fs.existsSync(pathOf('.project-lock'))).toBe(false)
  write('.project-lock', { pid: process.ppid, command: 'build', since: new Date().toISOString() })
  await expect(build(builder)).rejects.toThrow(FolderInUse)
  fs.rmSync(pathOf('.project-lock'))
})

test('what follows a build does not wait until it is stored; the folder is held until then', async () => {
  const builder = builderOf(program(built))
  const isThere = (name: string) => fs.existsSync(pathOf(name))
  await builder.exclusively(async (work) => {
    await work({ enterPhase: () => undefined, print: () => undefined })
    expect([isThere('settled'), isThere('.project-lock')]).toEqual([false, true])
  })
  expect([isThere('settled'), isThere('.project-lock')]).toEqual([true, false])
})

test('a process that dies before it has stored what it knows holds nobody up', async () => {
  const builder = builderOf(program(built, `${built}; setTimeout(() => process.exit(1), 20)`))
  await build(builder)
  expect(fs.existsSync(pathOf('.project-lock'))).toBe(false)
  await build(builder)
  expect(starts()).toHaveLength(2)
})

test('closing ends the process, in a build and between builds', async () => {
  const builder = builderOf(program(''))
  await build(builder)
  const building = expect(build(builder)).rejects.toThrow('The server is ending')
  await new Promise((resolve) => setTimeout(resolve, 100))
  await builder.close()
  await building
  expect(starts().map(isAlive)).toEqual([false])
})
