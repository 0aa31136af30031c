import fs from 'node:fs'
import path from 'node:path'

/** What a build leaves in public/. */
export interface OutputSize {
  files: number
  bytes: number
  /** Page data of all pages. */
  pageData: { files: number; bytes: number; median: number; most: number }
}

const sizeOf = (file: string) => fs.statSync(file).size

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Measures a built folder. */
export function measureOutput(publicFolder: string): OutputSize {
  const all = filesIn(publicFolder).map((file) => ({ file, size: sizeOf(file) }))
  const data = all
    .filter(({ file }) => file.endsWith('page-data.json'))
    .map(({ size }) => size)
    .sort((left, right) => left - right)
  return {
    files: all.length,
    bytes: sum(all.map(({ size }) => size)),
    pageData: {
      files: data.length,
      bytes: sum(data),
      median: data[Math.floor(data.length / 2)] ?? 0,
      most: data.at(-1) ?? 0,
    },
  }
}
