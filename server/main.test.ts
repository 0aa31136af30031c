import { randomUUID } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { validValues } from '../src/forms/testing'
import { readSettings } from '../src/settings/settings'
import { startServer, type RunningServer } from './main'
import { switchRelease } from './releases/switch-release'
import { postJson } from './testing/post-form'
import { rawRequest } from './testing/raw-request'
import { removeFolders, temporaryFolder, writeFiles } from './testing/temporary-folder'
import { writeWholeBuild } from './testing/whole-build'

const running: RunningServer[] = []
const children: ChildProcess[] = []
let printed: string[]

beforeEach(() => {
  printed = []
})

afterEach(async () => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'))
  await Promise.all(running.splice(0).map((server) => server.close()))
})

afterAll(removeFolders)

async function start(projectFolder: string, environment: Record<string, string> = {}) {
  const settings = readSettings({ PORT: '0', ...environment })
  const server = await startServer({ projectFolder, settings, print: (line) => printed.push(line) })
  running.push(server)
  return server
}

async function wholeProject(more: Record<string, unknown> = {}) {
  const folder = await temporaryFolder()
  const publicDir = path.join(folder, 'public')
  await writeWholeBuild(publicDir, 'build1', more)
  return { folder, publicDir, dataDir: path.join(folder, '.data') }
}

const readyRelease = async ({ url }: RunningServer) => (await rawRequest(url, '/readyz')).text

it('makes a release of the build, listens and prints the address', async () => {
  const { folder } = await wholeProject()
  const server = await start(folder)
  expect(printed.join('\n')).toContain(`Site: ${server.url}/`)
  expect((await rawRequest(server.url, '/')).status).toBe(200)
  expect(await readyRelease(server)).toBe('{"data":{"ready":true,"release":"build1"}}')
})

it('makes no second release of the same build', async () => {
  const { folder } = await wholeProject()
  await (await start(folder)).close()
  printed = []
  await start(folder)
  expect(printed.join('\n')).not.toContain('elease')
})

it('keeps a rolled back release over a restart, until there is another build', async () => {
  const { folder, publicDir, dataDir } = await wholeProject()
  await (await start(folder)).close()
  await writeWholeBuild(publicDir, 'build2')
  await (await start(folder)).close()
  await switchRelease(dataDir, 'build1')
  expect(await readyRelease(await start(folder))).toContain('build1')
  await writeWholeBuild(publicDir, 'build3')
  expect(await readyRelease(await start(folder))).toContain('build3')
})

it('leaves the release that is live when a new build is broken, at every start, until there is a whole one', async () => {
  const { folder, publicDir } = await wholeProject()
  await (await start(folder)).close()
  await writeWholeBuild(publicDir, 'build2', { '/index.html': '<!doctype html>' })
  const server = await start(folder)
  expect(await readyRelease(server)).toContain('build1')
  expect(printed.join('\n')).toMatch(
    /must not go live: index\.html has 15 bytes.*Serving the release that DATA_DIR holds/,
  )
  await server.close()
  expect(await readyRelease(await start(folder))).toContain('build1')
  await writeWholeBuild(publicDir, 'build3')
  expect(await readyRelease(await start(folder))).toContain('build3')
})

it('stores forms in DATA_DIR, and knows them after a restart', async () => {
  const { folder } = await wholeProject()
  const key = randomUUID()
  const first = await start(folder)
  const { status, body } = await postJson(first.url, 'inquiry', validValues.inquiry, { key })
  expect(status).toBe(201)
  await first.close()
  const second = await start(folder)
  expect((await postJson(second.url, 'inquiry', validValues.inquiry, { key })).body).toEqual(body)
})

it('is ready only with a database, and serves the site without one', async () => {
  const { folder } = await wholeProject()
  const server = await start(folder, { DATABASE_URL: 'postgres://site@127.0.0.1:1/site' })
  expect((await rawRequest(server.url, '/readyz')).status).toBe(503)
  expect((await rawRequest(server.url, '/')).status).toBe(200)
})

it('says what to do when there is no build, unless there is a release already', async () => {
  const empty = await temporaryFolder()
  await expect(start(empty)).rejects.toThrow('There is no build in public/: run npm run build first')
  const { folder, publicDir } = await wholeProject()
  await (await start(folder)).close()
  await fs.rm(publicDir, { recursive: true })
  expect(await readyRelease(await start(folder))).toContain('build1')
})

it('does not start with a first build that is broken', async () => {
  const { folder, publicDir } = await wholeProject()
  await fs.rm(path.join(publicDir, 'privacy-policy'), { recursive: true })
  await expect(start(folder)).rejects.toThrow('The build must not go live: privacy-policy/index.html is missing')
})

it('says plainly that the port is in use', async () => {
  const { folder } = await wholeProject()
  const { url } = await start(folder)
  const { port } = new URL(url)
  await expect(start(folder, { PORT: port })).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use: stop what uses it`)
})

it('names settings that differ from the build and prints no value', async () => {
  const { folder, publicDir } = await wholeProject()
  await writeFiles(publicDir, {
    'builds/settings.json': {
      GATSBY_MAIN_API_URL: '/api',
      GATSBY_MAIN_API_TOKEN: 'built',
      GTM_ID: null,
      SITE_URL: 'http://x',
    },
  })
  await start(folder, { GATSBY_MAIN_API_TOKEN: 'other', GTM_ID: 'GTM-ABCD1' })
  const said = printed.filter((line) => line.includes('differs'))
  expect(said.map((line) => line.split(' ')[0])).toEqual(['GATSBY_MAIN_API_TOKEN', 'GTM_ID'])
  expect(said.join()).not.toMatch(/other|built"|GTM-ABCD1/)
})

it('ends although a browser holds a connection on which it never asked', async () => {
  const { folder } = await wholeProject()
  const server = await start(folder)
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  await rawRequest(server.url, '/healthz')
  const startedMs = performance.now()
  await server.close()
  expect(performance.now() - startedMs).toBeLessThan(2000)
  socket.destroy()
})

describe('the command', () => {
  const root = path.resolve(__dirname, '..')

  function spawnServe(folder: string, environment: Record<string, string>) {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'server/main.ts')], {
      cwd: folder,
      env: { PATH: process.env['PATH'], NODE_OPTIONS: '', ...environment },
    })
    children.push(child)
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    return { child, ended, output: () => output }
  }

  const folderWithModules = async (folder: string) => {
    await fs.symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    return folder
  }

  async function untilListening(output: () => string): Promise<string> {
    for (let tries = 0; tries < 200; tries += 1) {
      const url = /Site: (http:\S+)\//.exec(output())?.[1]
      if (url) return url
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The server does not listen: ${output()}`)
  }

  it('ends with exit code 1 and one line when there is no build or a setting is wrong', async () => {
    const folder = await folderWithModules(await temporaryFolder())
    const noBuild = spawnServe(folder, {})
    expect(await noBuild.ended).toBe(1)
    expect(noBuild.output()).toBe('There is no build in public/: run npm run build first\n')
    const wrong = spawnServe(folder, { PORT: 'many' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output()).toContain('PORT: got "many"')
    expect(wrong.output()).not.toContain('    at ')
  }, 30_000)

  it('finishes the running request when it is told to stop', async () => {
    const { folder } = await wholeProject({ '/report.pdf': Buffer.alloc(20_000_000, 'pdf') })
    const server = spawnServe(await folderWithModules(folder), { PORT: '0' })
    const url = await untilListening(server.output)
    const answer = await fetch(`${url}/report.pdf`)
    const reader = answer.body?.getReader()
    let bytes = (await reader?.read())?.value?.length ?? 0
    server.child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(rawRequest(url, '/healthz')).rejects.toThrow('ECONNREFUSED')
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) bytes += part.value.length
    expect(bytes).toBe(20_000_000)
    expect(await server.ended).toBe(0)
  }, 30_000)
})
