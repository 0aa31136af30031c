import type { BuildRun } from '../../../server/rebuild/builder'
import { projectFolder } from '../../lib/project'
import { createResidentBuilder } from '../resident-builder'
import { buildWhole, postponeAllMoves } from './build-whole'
import { builtFiles, differences, untruths } from './compare'
import { withEditedArticles } from './edited-api'

export interface TakenBackOptions {
  edits: number
  seed: number
  print: (line: string) => void
}

/** Lines that say what a build did, and what went wrong. */
const isTelling = (line: string) => /^Build |queries, |A full build|rror/.test(line)

/**
 * After a full build: has the resident builder begin with edited articles, takes the edits back one by one, a build each, and
 * compares public/ with what it was before, byte for byte. It ends with public/ built as it was.
 *
 * @returns what differs, and builds that were not the resident one's; empty when all is well
 */
export async function takeEditsBack({ edits, seed, print }: TakenBackOptions): Promise<string[]> {
  const before = await builtFiles(projectFolder)
  return withEditedArticles(seed, async (articles) => {
    postponeAllMoves()
    const builder = createResidentBuilder()
    const faults: string[] = []
    const run: BuildRun = {
      enterPhase: () => undefined,
      print(line) {
        if (isTelling(line)) print(`  ${line}`)
        if (line.startsWith('A full build')) faults.push(line)
      },
    }
    const build = () => buildWhole(builder, run)
    try {
      for (let count = 0; count < edits; count += 1) print(articles.edit())
      await build()
      for (let what = articles.undo(); what !== null; what = articles.undo()) {
        print(what)
        const startMs = performance.now()
        const builds = await build()
        print(`  ${Math.round(performance.now() - startMs)} ms, ${builds} builds`)
      }
      const after = await builtFiles(projectFolder)
      return [...faults, ...untruths(projectFolder, after), ...differences(after, before)]
    } finally {
      await builder.close()
    }
  })
}
