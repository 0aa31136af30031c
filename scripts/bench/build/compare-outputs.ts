import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Files that say when a build was made. */
const saysWhen = (name: string) => name === 'builds/latest.json' || name.startsWith('builds/meta/')

function hashesOf(folder: string): Map<string, string> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name))
  const hashes = files.map((file): [string, string] => {
    const name = path.relative(folder, file).split(path.sep).join('/')
    return [name, createHash('sha256').update(fs.readFileSync(file)).digest('hex')]
  })
  return new Map(hashes.filter(([name]) => !saysWhen(name)))
}

/**
 * Compares what two builds have left in public/.
 *
 * @returns names of the files that are different or in one of them alone, sorted; those that say when a build was made do not count
 */
export function differentFiles(left: string, right: string): string[] {
  const [one, other] = [hashesOf(left), hashesOf(right)]
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name)).sort()
}
