import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { siteFiles, type FileHashes } from '../../server/rebuild/content-fingerprint'

/** Whether a process may build what has changed, or only a new one with a full build. */
export interface Fitness {
  /** To be called when a build has ended: what the caches are now is what the process knows of them. */
  built: () => void
  /** Why the next build must be a full one in a new process; null when it need not be. */
  reason: () => Promise<string | null>
  /**
   * Why the process should be replaced when it has time; null when it need not be.
   *
   * @param collectGarbage gives back what nothing uses, which is no reason. Takes a second in a large process
   */
  retire: (collectGarbage: () => void) => string | null
}

export interface FitnessLimits {
  /** Builds of one process. */
  maxBuilds: number
  /** Memory of the process; a large site may hold more, half as much again as after its first build. */
  maxMemoryBytes: number
}

const defaultLimits: FitnessLimits = { maxBuilds: 1000, maxMemoryBytes: 2 * 1024 ** 3 }

/** Memory after which a process is replaced, in parts of what it held after its first build. */
const growth = 1.5

/** Files that every build, the development server and a clearing of the caches leave otherwise than they were. */
const cacheMarks = ['.cache/code-fingerprint', '.cache/build-index.json', 'public/builds/latest.json']
/** Articles come by the blog API, which is asked in every build. */
const isArticle = (line: string) => line.startsWith('content/articles/')

async function siteMark(folder: string, known: FileHashes): Promise<string> {
  const lines = (await siteFiles(folder, known)).filter((line) => !isArticle(line))
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

const cachesMark = (folder: string) =>
  cacheMarks
    .map((name) => fs.statSync(path.join(folder, name), { bigint: true, throwIfNoEntry: false }))
    .map((stat) => (stat ? `${stat.mtimeNs} ${stat.ino}` : 'none'))
    .join('\n')

/**
 * Begins to watch what a resident process rests on: code, words and packages as they are now, and the caches.
 *
 * @param folder the folder that holds package.json
 */
export async function watchFitness(folder: string, limits: Partial<FitnessLimits> = {}): Promise<Fitness> {
  const { maxBuilds, maxMemoryBytes } = { ...defaultLimits, ...limits }
  const known: FileHashes = new Map()
  const site = await siteMark(folder, known)
  let caches = ''
  let builds = 0
  let firstMemoryBytes = 0
  return {
    built() {
      caches = cachesMark(folder)
      firstMemoryBytes ||= process.memoryUsage.rss()
      builds += 1
    },
    async reason() {
      if (cachesMark(folder) !== caches) return 'another command has used the caches'
      return (await siteMark(folder, known)) === site ? null : 'something besides articles has changed'
    },
    retire(collectGarbage) {
      if (builds >= maxBuilds) return `it has built ${builds} times`
      const isTooLarge = () => process.memoryUsage.rss() > Math.max(maxMemoryBytes, firstMemoryBytes * growth)
      if (!isTooLarge()) return null
      collectGarbage()
      return isTooLarge() ? `it holds ${Math.round(process.memoryUsage.rss() / 1024 ** 2)} MB` : null
    },
  }
}
