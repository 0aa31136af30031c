import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { projectFolder } from './project'

/** npm's part: notes that it was called, takes a while, and puts tsx into node_modules. */
const npm = `#!/bin/sh
echo "$@" >> calls
echo installed
sleep 0.5
[ -f broken ] && exit 9
rm -rf node_modules && mkdir node_modules && ln -s "${path.join(projectFolder, 'node_modules/tsx')}" node_modules/tsx
`
const hello = `process.on('SIGTERM', () => { console.log('asked to end'); process.exit(5) })
console.log('hello', process.argv.slice(2).join('|'), process.env.GATSBY_TELEMETRY_DISABLED)
if (process.argv[2] === 'stay') setInterval(() => {}, 1000); else process.exit(Number(process.argv[2] ?? 0))
`
let folder: string
const children: ChildProcess[] = []

const file = (name: string) => path.join(folder, name)
const write = (name: string, content: string, mode?: number) => fs.writeFileSync(file(name), content, { mode })
const calls = () => (fs.existsSync(file('calls')) ? fs.readFileSync(file('calls'), 'utf8').trim().split('\n') : [])
const lockFile = (version: string) => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } })

function start(...words: string[]): ChildProcess {
  const { npm_execpath: _ignored, ...environment } = process.env
  const PATH = `${file('bin')}${path.delimiter}${process.env['PATH'] ?? ''}`
  const child = spawn(process.execPath, [file('scripts/run.mjs'), ...words], { env: { ...environment, PATH } })
  children.push(child)
  return child
}

async function finish(child: ChildProcess): Promise<{ code: number; output: string; stdout: string }> {
  let output = ''
  let stdout = ''
  child.stdout?.on('data', (part: Buffer) => (stdout += part.toString()))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output, stdout }
}

const run = (...words: string[]) => finish(start(...words))

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-'))
  for (const name of ['bin', 'scripts/lib', 'scripts/commands']) fs.mkdirSync(file(name), { recursive: true })
  fs.copyFileSync(path.join(projectFolder, 'scripts/run.mjs'), file('scripts/run.mjs'))
  for (const name of fs.readdirSync(__dirname).filter((entry) => entry.endsWith('.mjs'))) {
    fs.copyFileSync(path.join(__dirname, name), file(`scripts/lib/${name}`))
  }
  write('package.json', JSON.stringify({ engines: { node: '>=20.19 <25' } }))
  write('package-lock.json', lockFile('1.0.0'))
  write('bin/npm', npm, 0o755)
  write('scripts/commands/hello.ts', hello)
})

afterEach(() => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'))
  fs.rmSync(folder, { recursive: true, force: true })
})

test('the version check knows what fits', async () => {
  const versions = ['18.20.0', '20.18.3', '20.19.0', '20.20.2', '22.0.0', '24.21.0', '25.0.0', '26.1.0']
  const code = `import { versionProblem } from ${JSON.stringify(path.join(__dirname, 'node-version.mjs'))}
    console.log(JSON.stringify(${JSON.stringify(versions)}.filter((version) => versionProblem(version, '>=20.19 <25') === null)))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code])
  expect((await finish(child)).output.trim()).toBe(JSON.stringify(['20.19.0', '20.20.2', '22.0.0', '24.21.0']))
})

test('a Node that does not fit is told which one does, before anything is installed', async () => {
  write('package.json', JSON.stringify({ engines: { node: '>=99.1 <100' } }))
  const { code, output } = await run('hello')
  expect(code).toBe(1)
  expect(output).toContain(`This project runs on Node >=99.1 <100, and this is Node ${process.versions.node}`)
  expect(calls()).toEqual([])
})

test.each([[['nothing']], [['../run']], [[]]])('an unknown command %j lists the known ones', async (words) => {
  const { code, output } = await run(...words)
  expect(code).toBe(1)
  expect(output).toContain('The commands are: hello')
})

test('a first run installs, a second one does not, and words and exit codes pass through', async () => {
  const first = await run('hello', '3', 'a b')
  expect(first.output).toContain('Installing packages: two to three minutes the first time\n')
  expect(first.stdout).toBe('hello 3|a b 1\n')
  expect(first.code).toBe(3)
  const second = await run('hello')
  expect(second.output).not.toContain('Installing')
  expect(second.code).toBe(0)
  expect(calls()).toEqual(['ci --include=dev --no-audit --no-fund --no-json'])
})

test('a changed package-lock.json has the packages installed again', async () => {
  await run('hello')
  write('package-lock.json', lockFile('1.0.1'))
  await run('hello')
  expect(calls()).toHaveLength(2)
})

test('what somebody installed by hand is not installed again, unless it is something else', async () => {
  await run('hello')
  write('package-lock.json', lockFile('1.0.1'))
  write('node_modules/.package-lock.json', lockFile('1.0.1'))
  await run('hello')
  expect(calls()).toHaveLength(1)
  write('package-lock.json', lockFile('1.0.2'))
  await run('hello')
  expect(calls()).toHaveLength(2)
})

test('of two runs at once one installs, and both go on', async () => {
  const runs = await Promise.all([run('hello', '0', 'one'), run('hello', '0', 'two')])
  expect(runs.map(({ code }) => code)).toEqual([0, 0])
  expect(runs.map(({ output }) => /hello 0\|(\w+)/.exec(output)?.[1])).toEqual(['one', 'two'])
  expect(calls()).toHaveLength(1)
  expect(fs.existsSync(file('.project-lock'))).toBe(false)
})

test('nothing is installed while another command uses the folder', async () => {
  write('.project-lock', JSON.stringify({ pid: process.pid, command: 'develop', since: '' }))
  const { code, output } = await run('hello')
  expect(code).toBe(1)
  expect(output).toContain(`\`develop\` (process ${process.pid}) is using this folder`)
  expect(calls()).toEqual([])
})

test('the lock of an install that was killed does not stand in the way', async () => {
  const dead = spawn(process.execPath, ['--eval', ''])
  await once(dead, 'exit')
  write('.project-lock', JSON.stringify({ pid: dead.pid, command: 'install', since: '' }))
  expect((await run('hello')).code).toBe(0)
})

test('an install that fails is said, stops the run, and is tried again', async () => {
  write('broken', '')
  const { code, output } = await run('hello')
  expect(code).toBe(9)
  expect(output).toContain('npm ci ended with 9')
  expect(output).not.toContain('hello')
  fs.rmSync(file('broken'))
  expect((await run('hello')).code).toBe(0)
})

test('SIGTERM is passed on, and the exit code is what the command makes of it', async () => {
  await run('hello')
  const child = start('hello', 'stay')
  const finished = finish(child)
  await once(child.stdout ?? child, 'data')
  child.kill('SIGTERM')
  const { code, output } = await finished
  expect(code).toBe(5)
  expect(output).toContain('asked to end')
})
