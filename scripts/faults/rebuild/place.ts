import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { apiToken, VariantBlogApi } from '../../../e2e/variants/blog-api'
import { runBuild } from '../../../e2e/variants/build'
import { copyProject } from '../../lib/project-copy'
import { removeFolders, temporaryFolder, writeFiles } from '../../../server/testing/temporary-folder'
import { runNode } from '../../lib/child'
import { CommandError } from '../../lib/command'
import { inProject } from '../../lib/project'
import { startRebuildServer, type RebuildServer } from './rebuild-server'

/** Where rebuilds are tried with faults. */
export interface RebuildPlace {
  name: string
  api: VariantBlogApi
  dataDir: string
  start: () => Promise<RebuildServer>
  /** Lets another title be published. @returns the title */
  edit: () => string
  /** Path of the page of the article that is edited. */
  articlePath: string
  /** How long a build takes here; 0 when that is not known yet. */
  buildMs: number
  close: () => Promise<void>
}

const articleCount = 24
const diskMegabytes = 96

const article = (index: number, title: string) => ({
  id: `f${index}`,
  name: `fault-${index}`,
  category: 'Sustainability',
  title: { th: `บทความ ${index}`, en: title },
  body: { th: '<p>เนื้อความ</p>', en: `<p>Text ${index}</p>` },
  publishedAt: new Date(Date.UTC(2026, 9, 1, 0, index)).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 9, 1, 0, index)).toISOString(),
})

/** DATA_DIR on a small disk of its own, so that it can be filled; an ordinary folder where that may not be mounted. */
async function smallDisk(): Promise<{ folder: string; isMounted: boolean }> {
  const folder = await temporaryFolder()
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder])
  return { folder, isMounted: status === 0 }
}

export const isSmallDisk = (folder: string): boolean =>
  spawnSync('mountpoint', ['-q', folder], { stdio: 'ignore' }).status === 0

async function openPlace(name: string, folder: string, program: string, remove: () => void): Promise<RebuildPlace> {
  const api = new VariantBlogApi()
  await api.start()
  api.items = Array.from({ length: articleCount }, (_, index) => article(index, `Article ${index}`))
  const disk = await smallDisk()
  const environment = { GATSBY_BLOG_API_URL: api.url, GATSBY_BLOG_API_TOKEN: apiToken }
  let edits = 0
  return {
    name,
    api,
    dataDir: disk.folder,
    buildMs: 0,
    articlePath: '/en/content/sustainability/fault-0/',
    start: () => startRebuildServer({ folder, program, dataDir: disk.folder, environment }),
    edit: () => {
      edits += 1
      const title = `Edited title ${edits} at ${Math.round(performance.now())}`
      const edited = { ...article(0, title), updatedAt: new Date(Date.UTC(2026, 10, 1, 0, edits)).toISOString() }
      api.items = api.items.map((item) => ((item as { id?: string } | null)?.id === 'f0' ? edited : item))
      return title
    },
    close: async () => {
      await api.stop()
      if (disk.isMounted) spawnSync('umount', ['--lazy', disk.folder])
      remove()
      await removeFolders()
    },
  }
}

/** A folder whose builds take a second. */
export async function quickPlace(): Promise<RebuildPlace> {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'package.json': '{}' })
  fs.symlinkSync(inProject('content'), path.join(folder, 'content'))
  const place = await openPlace(
    'quick builder',
    folder,
    inProject('scripts', 'faults', 'rebuild', 'serve.ts'),
    () => undefined,
  )
  await firstBuild(place, () => {
    const words = [inProject('scripts', 'faults', 'rebuild', 'quick-builder.mjs')]
    const environment = { GATSBY_BLOG_API_URL: place.api.url, GATSBY_BLOG_API_TOKEN: apiToken }
    return runNode(words, { cwd: folder, environment, quiet: true })
  })
  return place
}

/** A copy of the project with its real builds. */
export async function realPlace(): Promise<RebuildPlace> {
  const { folder, remove } = copyProject()
  const place = await openPlace('real build', folder, path.join(folder, 'scripts', 'commands', 'serve.ts'), remove)
  await firstBuild(place, async () => (await runBuild(folder, place.api.url)).exitCode)
  return place
}

async function firstBuild(place: RebuildPlace, build: () => Promise<number>): Promise<void> {
  const code = await build()
  if (code === 0) return
  await place.close()
  throw new CommandError(`The first build of the ${place.name} ended with ${code}`)
}
