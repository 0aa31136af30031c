import path from 'node:path'
import { generateArticles } from '../../articles/generate-articles'
import { copyProject } from '../../lib/project-copy'
import type { Benchmark, Measure } from '../benchmark'
import { editArticles } from './edit-articles'
import { amountOf, longestPhases } from './gatsby-output'
import { measureOutput } from './output-size'
import { runBuild, type BuildFigures } from './run-build'

const sizes = [12, 1_000, 10_000]
const phasesShown = 6

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
const kilobytes = (bytes: number) => `${(bytes / 1e3).toFixed(1)} kB`

function describe({ seconds, peakBytes, output }: BuildFigures): string {
  const queries = amountOf(output, /^run .*queries/)
  const pages = amountOf(output, /^Building static HTML for pages/)
  const work = `${queries} queries, ${pages} pages rendered`
  return `${seconds.toFixed(1)} s, ${megabytes(peakBytes)} at most, ${work}; ${longestPhases(output, phasesShown)}`
}

function describeOutput(publicFolder: string): string {
  const { files, bytes, pageData } = measureOutput(publicFolder)
  const data = `${megabytes(pageData.bytes)} page data, median ${kilobytes(pageData.median)}, most ${kilobytes(pageData.most)}`
  return `${files} files, ${megabytes(bytes)}; ${data}`
}

/** Builds a site of so many articles from nothing, then again with nothing, one and a hundred articles changed. */
async function measureSize(folder: string, count: number, print: (line: string) => void): Promise<Measure[]> {
  const articles = path.join(folder, '.data', 'bench-articles')
  generateArticles({ count, folder: articles, seed: 1, projectFolder: folder })
  const measures: Measure[] = []
  const note = (what: string, value: string) => {
    measures.push({ what, where: `${count} articles`, value })
    print(`${count} articles, ${what}: ${value}`)
  }
  note('from nothing', describe(await runBuild(folder, articles)))
  note('output', describeOutput(path.join(folder, 'public')))
  note('nothing changed', describe(await runBuild(folder, articles)))
  for (const [round, edited] of [1, 100].entries()) {
    const changed = editArticles(articles, edited, round + 1)
    note(`${changed} changed`, describe(await runBuild(folder, articles)))
  }
  return measures
}

/** Time, memory and output of builds by the number of articles, in a copy of the project; pictures are there already. */
export const buildBenchmark: Benchmark = {
  help: 'builds with 12, 1,000 and 10,000 articles: from nothing, with nothing, 1 and 100 changed',
  run: async ({ articles, print }) => {
    const measures: Measure[] = []
    for (const count of sizes.filter((size) => size <= articles)) {
      const { folder, remove } = copyProject()
      try {
        measures.push(...(await measureSize(folder, count, print)))
      } finally {
        remove()
      }
    }
    return measures
  },
}
