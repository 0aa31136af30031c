import path from 'node:path'
import { generateArticles } from '../../articles/generate-articles'
import { copyProject } from '../../lib/project-copy'
import type { Benchmark, Measure } from '../benchmark'
import { differentFiles } from './compare-outputs'
import { editArticles } from './edit-articles'
import { amountOf, longestPhases } from './build-steps'
import { measureOutput } from './output-size'
import { runBuild, type BuildFigures } from './run-build'

const sizes = [12, 1_000, 10_000]
const comparedUpTo = 100
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

/** Where the articles of a copy are, from its folder. */
const articlesIn = path.join('.data', 'bench-articles')

const writeArticles = (folder: string, count: number) =>
  generateArticles({ count, folder: path.join(folder, articlesIn), seed: 1, projectFolder: folder })

async function withCopy<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const { folder, remove } = copyProject()
  try {
    return await work(folder)
  } finally {
    remove()
  }
}

/** Builds the same again in another folder, from nothing: the bytes must be the same. */
const compareWithAnother = (folder: string, count: number): Promise<string> =>
  withCopy(async (other) => {
    writeArticles(other, count)
    await runBuild(other, articlesIn)
    const different = differentFiles(path.join(folder, 'public'), path.join(other, 'public'))
    return different.length === 0 ? 'the same bytes' : `${different.length} FILES DIFFER, such as ${different[0]}`
  })

/** Builds a site of so many articles from nothing, then again with nothing, one and a hundred articles changed. */
async function measureSize(folder: string, count: number, print: (line: string) => void): Promise<Measure[]> {
  writeArticles(folder, count)
  const measures: Measure[] = []
  const note = (what: string, value: string) => {
    measures.push({ what, where: `${count} articles`, value })
    print(`${count} articles, ${what}: ${value}`)
  }
  note('from nothing', describe(await runBuild(folder, articlesIn)))
  note('output', describeOutput(path.join(folder, 'public')))
  if (count <= comparedUpTo) note('built in another folder', await compareWithAnother(folder, count))
  note('nothing changed', describe(await runBuild(folder, articlesIn)))
  for (const [round, edited] of [1, 100].entries()) {
    const changed = editArticles(path.join(folder, articlesIn), edited, round + 1)
    note(`${changed} changed`, describe(await runBuild(folder, articlesIn)))
  }
  return measures
}

/** Time, memory and output of builds by the number of articles, in a copy of the project; pictures are there already. */
export const buildBenchmark: Benchmark = {
  help: 'builds with 12, 1,000 and 10,000 articles: from nothing, with nothing, 1 and 100 changed',
  run: async ({ articles, print }) => {
    const measures: Measure[] = []
    for (const count of articles ? [articles] : sizes) {
      measures.push(...(await withCopy((folder) => measureSize(folder, count, print))))
    }
    return measures
  },
}
