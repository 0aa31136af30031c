import path from 'node:path'
import { RememberedFacts, type Known } from '../build/file-facts'
import { CommandError } from '../lib/command'
import { inlineScriptsOf, scriptHash } from './inline-scripts'

/** What is remembered of a page. */
interface PageScripts {
  /** Of its inline scripts. */
  hashes: string[]
}

/** The pages of a build by their path below public/. */
export type ScannedPages = ReadonlyMap<string, Known<PageScripts>>

/** The start-up, the language and a few more: a page that has a script of its own would be far above it. */
export const maxInlineScripts = 8

const pagePattern = /^(?!_gatsby\/|~partytown\/).*\.html$/

/** The inline scripts of every page; one whose size and time are as remembered is not read again. */
export const pageScripts = new RememberedFacts<PageScripts>({
  stateName: 'inline-scripts.json',
  module: path.join(__dirname, 'inline-scripts.ts'),
  isWanted: (name) => pagePattern.test(name),
  read: (html) => ({ hashes: [...new Set(inlineScriptsOf(html).map(scriptHash))] }),
})

/**
 * The hashes of all inline scripts of a build, sorted.
 *
 * @throws {CommandError} when there are too many to be the same on every page; names pages that have one of their own
 */
export function hashesOf(pages: ScannedPages): string[] {
  const holders = new Map<string, string[]>()
  for (const [name, { hashes }] of pages) {
    for (const hash of hashes) {
      const names = holders.get(hash)
      if (!names) holders.set(hash, [name])
      else if (names.length < 2) names.push(name)
    }
  }
  if (holders.size > maxInlineScripts) {
    const alone = [...holders.values()]
      .filter((names) => names.length === 1)
      .flat()
      .sort()
    throw new CommandError(
      `The pages hold ${holders.size} different inline scripts, the security policy takes ${maxInlineScripts}: scripts must be ` +
        `the same on every page. One of its own is on: ${alone.slice(0, 3).join(', ')}`,
    )
  }
  return [...holders.keys()].sort()
}
