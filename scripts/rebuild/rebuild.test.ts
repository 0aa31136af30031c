import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { openRebuilds, type Rebuilds } from '../../server/rebuild/rebuilds'
import { readManifests, readPointer } from '../../server/releases/manifest'
import { openReleases } from '../../server/releases/open-releases'
import { removeFolders, temporaryFolder, writeFiles } from '../../server/testing/temporary-folder'
import { builderOf, writeWholeBuild } from '../../server/testing/whole-build'
import { readSettings } from '../../src/settings/settings'
import { askServer } from './ask-server'
import { hook } from './hook'
import { rebuild } from './rebuild'

const closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  await removeFolders()
})

/** A project without articles whose builds end as the test says. */
async function newProject() {
  const projectFolder = await temporaryFolder()
  await writeFiles(projectFolder, { 'package.json': '{}', 'content/site.json': '{}', 'content/articles/.keep': '' })
  const publicDir = path.join(projectFolder, 'public')
  const next = { id: 'build1', problem: null as string | null, builds: 0 }
  const builder = builderOf(async ({ enterPhase }) => {
    next.builds += 1
    enterPhase('render')
    if (next.problem) throw new Error(next.problem)
    await writeWholeBuild(publicDir, next.id)
  })
  const printed: string[] = []
  const options = {
    projectFolder,
    articlesDir: path.join(projectFolder, 'content/articles'),
    settings: readSettings({}),
    builder,
    print: (line: string) => printed.push(line),
  }
  const dataDir = path.join(projectFolder, '.data')
  const edit = (words: string) => writeFiles(projectFolder, { 'content/site.json': words })
  return { options, dataDir, publicDir, next, printed, edit }
}

type Project = Awaited<ReturnType<typeof newProject>>

async function startServer({ dataDir, publicDir, options: { builder, projectFolder } }: Project): Promise<Rebuilds> {
  const rebuilds = await openRebuilds({
    publicDir,
    dataDir,
    builder,
    sources: { projectFolder, articles: () => Promise.resolve([]), settings: {} },
    releases: await openReleases(dataDir),
    mayLoseArticles: false,
    schedule: '',
    log: () => undefined,
  })
  closing.push(() => rebuilds.close())
  return rebuilds
}

describe('npm run rebuild', () => {
  test('builds and releases here where no server runs, then finds nothing new', async () => {
    const { options, dataDir, next, printed } = await newProject()
    expect(await rebuild(options)).toBe(0)
    expect((await readPointer(dataDir))?.current).toBe('build1')
    expect(printed.join('\n')).toMatch(
      /rebuilding here[^]*Checking and releasing[^]*Live: release build1, 2 pages changed/,
    )
    expect(await rebuild(options)).toBe(0)
    expect(printed.at(-1)).toMatch(/^Nothing new/)
    expect(next.builds).toBe(1)
  }, 30_000)

  test('is done by the running server, and followed to its end', async () => {
    const project = await newProject()
    const { history } = await startServer(project)
    expect(await rebuild(project.options)).toBe(0)
    expect(project.printed.join('\n')).toMatch(/^The running server rebuilds[^]*Live: release build1/)
    expect(history.records).toMatchObject([{ state: 'live', reasons: ['command'] }])
  })

  test('that fails says why and where to look, and ends with 1', async () => {
    const project = await newProject()
    await startServer(project)
    project.next.problem = 'The blog API does not answer'
    expect(await rebuild(project.options)).toBe(1)
    expect(project.printed.at(-1)).toMatch(/the site is as it was: The blog API does not answer\nIts output: .+\.log$/)
    expect(await readManifests(project.dataDir)).toEqual([])
  })

  test('leaves no request behind for a later server when nobody takes it', async () => {
    const project = await newProject()
    expect(await askServer(project.dataDir, 'command', 300)).toBeNull()
    const { history } = await startServer(project)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(history.records).toEqual([])
  })
})

describe('npm run rebuild -- --hook', () => {
  async function startHost(status: number) {
    const calls: string[] = []
    const host = createServer((request, response) => {
      calls.push(`${request.method} ${request.url}`)
      response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end()
    })
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    closing.push(() => new Promise((resolve) => host.close(resolve)))
    return { calls, address: `http://127.0.0.1:${(host.address() as AddressInfo).port}/deploy?key=secret` }
  }

  test('posts to the address, and prints nothing that is secret', async () => {
    const { options, printed } = await newProject()
    const { calls, address } = await startHost(201)
    expect(await hook({ ...options, address, isIfChanged: false })).toBe(0)
    expect(calls).toEqual(['POST /deploy?key=secret'])
    expect(printed.join()).not.toContain('secret')
  })

  test('with --if-changed is called once for one content', async () => {
    const { options, edit, printed } = await newProject()
    const { calls, address } = await startHost(200)
    for (const words of ['{}', '{}', '{"a":1}']) {
      await edit(words)
      await hook({ ...options, address, isIfChanged: true })
    }
    expect(calls).toHaveLength(2)
    expect(printed).toContain('Nothing new: the build hook is not called')
  })

  test.each([
    [404, 1],
    [302, 1],
    [503, 2],
  ])('that answers %i is a failure after %i calls, and is called again with the next', async (status, count) => {
    const { options } = await newProject()
    const { calls, address } = await startHost(status)
    const call = () => hook({ ...options, address, isIfChanged: true })
    await expect(call()).rejects.toThrow(`did not take the call: status ${status}`)
    expect(calls).toHaveLength(count)
    await expect(call()).rejects.toThrow('did not take the call')
  })

  test.each(['', 'hooks.example.com', 'ftp://example.com', 'javascript:alert(1)'])('takes no %j', async (address) => {
    const { options } = await newProject()
    await expect(hook({ ...options, address, isIfChanged: false })).rejects.toThrow('takes http:// or https://')
  })
})
