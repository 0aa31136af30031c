import fs from 'node:fs/promises'
import type { FileStamp, PublicFiles } from '../build/public-files'
import { CommandError } from '../lib/command'
import { inlineScriptsOf, scriptHash } from './inline-scripts'

/** What is remembered of a page. */
interface ScannedPage extends FileStamp {
  /** Of its inline scripts. */
  hashes: string[]
}

/** The pages of a build by their path below public/. */
export type ScannedPages = Record<string, ScannedPage>

/** The start-up, the language and a few more: a page that has a script of its own would be far above it. */
export const maxInlineScripts = 8
const concurrency = 16

const pagePattern = /^(?!_gatsby\/|~partytown\/).*\.html$/

/** Looks for inline scripts in every page; one whose size and time are as remembered is not read again. */
export async function scanPages(publicFiles: PublicFiles, known: ScannedPages): Promise<ScannedPages> {
  const scanned: ScannedPages = {}
  const changed: [name: string, FileStamp][] = []
  for (const [name, stamp] of publicFiles.entries()) {
    if (!pagePattern.test(name)) continue
    const before = known[name]
    if (before?.size === stamp.size && before.mtimeMs === stamp.mtimeMs) scanned[name] = before
    else changed.push([name, stamp])
  }
  const queue = changed.values()
  const work = async () => {
    for (const [name, { size, mtimeMs }] of queue) {
      const hashes = inlineScriptsOf(await fs.readFile(publicFiles.pathOf(name), 'utf8')).map(scriptHash)
      scanned[name] = { size, mtimeMs, hashes: [...new Set(hashes)] }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return scanned
}

/**
 * The hashes of all inline scripts of a build, sorted.
 *
 * @throws {CommandError} when there are too many to be the same on every page; names pages that have one of their own
 */
export function hashesOf(pages: ScannedPages): string[] {
  const holders = new Map<string, string[]>()
  for (const [name, { hashes }] of Object.entries(pages)) {
    for (const hash of hashes) holders.set(hash, [...(holders.get(hash)?.slice(0, 2) ?? []), name])
  }
  if (holders.size > maxInlineScripts) {
    const alone = [...holders.values()].filter((names) => names.length === 1).map(([name]) => name)
    throw new CommandError(
      `The pages hold ${holders.size} different inline scripts, the security policy takes ${maxInlineScripts}: scripts must be ` +
        `the same on every page. One of its own is on: ${alone.slice(0, 3).join(', ')}`,
    )
  }
  return [...holders.keys()].sort()
}
