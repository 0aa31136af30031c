import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { generateArticles } from '../../articles/generate-articles'
import { CommandError } from '../../lib/command'
import { runNode } from '../../lib/child'
import { inProject, projectFolder, typeScriptWords } from '../../lib/project'
import { withProjectLock } from '../../lib/project-lock'
import type { Benchmark, BenchmarkOptions, Measure } from '../benchmark'
import { memoryOf } from '../forms/memory'
import { editsOf, type Edit } from './edits'
import { describePhases, startSiteUnderEdit, type Rebuild, type SiteUnderEdit } from './site-under-edit'

const seed = 1
const smallSite = 12
const siteSizes = [smallSite, 1_000, 10_000]
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

const spread = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return `${seconds(sorted[Math.floor(sorted.length / 2)] ?? 0)} (${seconds(sorted[0] ?? 0)} to ${seconds(sorted.at(-1) ?? 0)})`
}

/** Memory in MB of the resident process, by its command line; null where there is none. */
function residentMemory(): number | null {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
  const line = stdout.split('\n').find((text) => text.includes(inProject('scripts', 'resident', 'main.ts')))
  return line ? memoryOf(Number.parseInt(line, 10)) : null
}

async function measureEdit(site: SiteUnderEdit, { what, make }: Edit, where: string, options: BenchmarkOptions) {
  const results: Rebuild[] = []
  for (let run = 0; run < options.runs; run += 1) results.push(await site.rebuild(make()))
  const last = results.at(-1)
  options.print(
    `${where}, ${what}: ${results.map(({ ms }) => Math.round(ms)).join(', ')} ms; ${last ? describePhases(last.build) : ''}`,
  )
  return [
    { what: `article served after: ${what}`, where, value: spread(results.map(({ ms }) => ms)) },
    { what: `phases of the last in ms, ${what}`, where, value: last ? describePhases(last.build) : '' },
  ]
}

async function measureNothingNew(site: SiteUnderEdit, where: string): Promise<Measure> {
  const { build } = await site.rebuild(() => Promise.resolve(true))
  if (build.state !== 'unchanged') throw new CommandError(`Nothing was edited, but the build is ${build.state}`)
  const ms = Date.parse(build.finishedAt ?? '') - Date.parse(build.startedAt ?? '')
  return { what: 'nothing new told after', where, value: seconds(ms) }
}

/** A site with so many articles: built, served, edited. */
async function measureSite(articles: number, mode: 'resident' | 'full', options: BenchmarkOptions): Promise<Measure[]> {
  const where = `${articles} articles, ${mode}`
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-articles-'))
  const environment = { ARTICLES_DIR: folder, REBUILD_MODE: mode }
  try {
    generateArticles({ count: articles, folder, seed, projectFolder })
    const startMs = performance.now()
    const code = await withProjectLock(projectFolder, 'bench', () =>
      runNode(typeScriptWords(inProject('scripts', 'commands', 'build.ts')), { cwd: projectFolder, environment }),
    )
    if (code !== 0) throw new CommandError(`The build failed with exit code ${code}`)
    const built = { what: 'first build', where, value: seconds(performance.now() - startMs) }
    const site = await startSiteUnderEdit(environment)
    try {
      const edits = editsOf(folder)
      // The first is not counted: the process gets ready meanwhile
      for (const { make } of edits.slice(0, 1)) await site.rebuild(make())
      const measures: Measure[] = [built]
      const counted = mode === 'full' ? edits.slice(0, 1) : edits
      for (const edit of counted) measures.push(...(await measureEdit(site, edit, where, options)))
      measures.push(await measureNothingNew(site, where))
      const memory = residentMemory()
      if (memory !== null)
        measures.push({ what: 'memory of the resident builder', where, value: `${Math.round(memory)} MB` })
      return measures
    } finally {
      await site.server.stop()
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** From a signed webhook to the edited article served; this folder's caches hold the generated articles afterwards. */
export const rebuildBenchmark: Benchmark = {
  help: 'from a signed webhook to the edited article served, at 12 articles also by a full build',
  run: async (options) => {
    const measures: Measure[] = []
    for (const articles of options.articles ? [options.articles] : siteSizes) {
      measures.push(...(await measureSite(articles, 'resident', options)))
      if (articles === smallSite) measures.push(...(await measureSite(articles, 'full', { ...options, runs: 1 })))
    }
    return measures
  },
}
