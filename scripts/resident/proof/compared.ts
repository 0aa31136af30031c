import { runNode } from '../../lib/child'
import { inProject, projectFolder, typeScriptWords } from '../../lib/project'
import { forgetFingerprint } from '../../build/code-fingerprint'
import { createResidentBuilder } from '../resident-builder'
import { buildWhole, postponeAllMoves } from './build-whole'
import { builtFiles, differences, untruths } from './compare'
import { withEditedArticles } from './edited-api'

export interface ComparedOptions {
  edits: number
  /** Edits between one comparison with a clean full build and the next. */
  editsBetween: number
  seed: number
  print: (line: string) => void
}

/** What a long row of edits came to. */
export interface Compared {
  /** Edits that the resident process built. */
  built: number
  comparisons: number
  /** Files that the two ways of building made otherwise. */
  differing: number
  problems: string[]
}

const differencesTold = 5

/** A full build in a process of its own, from nothing. */
async function buildClean(): Promise<void> {
  forgetFingerprint(projectFolder)
  const code = await runNode(typeScriptWords(inProject('scripts', 'commands', 'build.ts')), { cwd: projectFolder })
  if (code !== 0) throw new Error(`The clean full build failed with exit code ${code}`)
}

/**
 * Makes many random edits, a build of the resident builder each, and compares public/ with that of a clean full build of the
 * same content now and then, byte for byte. Public/ is that of the edited articles afterwards.
 */
export function compareEdits({ edits, editsBetween, seed, print }: ComparedOptions): Promise<Compared> {
  return withEditedArticles(seed, async (articles) => {
    const result: Compared = { built: 0, comparisons: 0, differing: 0, problems: [] }
    let what = ''
    postponeAllMoves()
    const onLine = (line: string) => {
      if (line.startsWith('A full build')) result.problems.push(`${what}: ${line}`)
    }
    const run = { enterPhase: () => undefined, print: onLine }
    for (let first = 1; first <= edits; first += editsBetween) {
      const builder = createResidentBuilder()
      const build = () => buildWhole(builder, run)
      try {
        await build()
        for (let count = first; count < Math.min(first + editsBetween, edits + 1); count += 1) {
          what = articles.edit()
          const startMs = performance.now()
          const builds = await build()
          result.built += 1
          print(`${count}: ${what}, ${Math.round(performance.now() - startMs)} ms, ${builds} builds`)
        }
        const resident = await builtFiles(projectFolder)
        const wrong = untruths(projectFolder, resident)
        await builder.close()
        await buildClean()
        const found = [...wrong, ...differences(resident, await builtFiles(projectFolder))]
        print(`compared with a clean full build: ${found.length} files differ`)
        found.slice(0, differencesTold).forEach(print)
        result.comparisons += 1
        result.differing += found.length
        result.problems.push(...found.slice(0, differencesTold))
      } finally {
        await builder.close()
      }
    }
    return result
  })
}
