import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../lib/project'

const folders = ['src/search', 'scripts/search']
/** What else an index depends on. */
const besides = ['scripts/lib/anchors.ts']

/** A hash over the code that the index is made by: another code makes another index of the same articles. */
export function codeOfIndex(): string {
  const hash = createHash('sha256')
  const files = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(projectFolder, folder))
      .filter((name) => /\.(ts|json)$/.test(name) && !/\.test\.ts$/.test(name))
      .map((name) => path.join(projectFolder, folder, name)),
  )
  files.push(...besides.map((file) => path.join(projectFolder, file)))
  for (const file of files.sort()) hash.update(fs.readFileSync(file))
  return hash.update(process.versions.icu ?? '').digest('hex')
}
