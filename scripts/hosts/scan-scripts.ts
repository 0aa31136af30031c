import fs from 'node:fs/promises'
import path from 'node:path'
import { CommandError } from '../lib/command'
import { inlineScriptsOf, scriptHash } from './inline-scripts'

/** What is remembered of a page. */
interface ScannedPage {
  size: number
  mtimeMs: number
  /** Of its inline scripts. */
  hashes: string[]
}

/** The pages of a build by their path below public/. */
export type ScannedPages = Record<string, ScannedPage>

/** The start-up, the language and a few more: a page that has a script of its own would be far above it. */
export const maxInlineScripts = 8
const concurrency = 16

async function scanPage(file: string, known: ScannedPage | undefined): Promise<ScannedPage> {
  const { size, mtimeMs } = await fs.stat(file)
  if (known?.size === size && known.mtimeMs === mtimeMs) return known
  const hashes = inlineScriptsOf(await fs.readFile(file, 'utf8')).map(scriptHash)
  return { size, mtimeMs, hashes: [...new Set(hashes)] }
}

async function pagesBelow(publicFolder: string): Promise<string[]> {
  const entries = await fs.readdir(publicFolder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(publicFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.startsWith('_gatsby/') && !name.startsWith('~partytown/'))
    .sort()
}

/** Looks for inline scripts in every page; one whose size and time are as remembered is not read again. */
export async function scanPages(publicFolder: string, known: ScannedPages): Promise<ScannedPages> {
  const names = await pagesBelow(publicFolder)
  const scanned: ScannedPages = {}
  const queue = names.values()
  const work = async () => {
    for (const name of queue) scanned[name] = await scanPage(path.join(publicFolder, name), known[name])
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return Object.fromEntries(names.map((name) => [name, scanned[name] as ScannedPage]))
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
