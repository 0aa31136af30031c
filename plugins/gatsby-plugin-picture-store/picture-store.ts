import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** One size and format of a picture, as gatsby-plugin-sharp asks for it. */
export interface Operation {
  /** Relative to the job's `outputDir`. */
  outputPath: string
  args: unknown
}

/** What Gatsby hands to a job of gatsby-plugin-sharp. */
export interface PictureJob {
  inputPaths: { path: string; contentDigest: string }[]
  outputDir: string
  args: { operations: Operation[]; pluginOptions: unknown; isLazy?: boolean; [name: string]: unknown }
}

/** Encodes the operations of a job and writes them where they are asked for. */
export type Encode = (job: PictureJob) => Promise<unknown>

const dayMs = 24 * 60 * 60_000

function keyOf({ inputPaths, args }: PictureJob, operation: Operation, encoderVersions: string): string {
  const { width, height, ...rest } = operation.args as Record<string, unknown>
  const made = [inputPaths[0]?.contentDigest, width, height, rest, args.pluginOptions, encoderVersions]
  return createHash('sha256').update(JSON.stringify(made)).digest('hex')
}

/** Copies a file so that under its name there is all of it or nothing. */
export async function copyWhole(from: string, to: string): Promise<void> {
  await fs.promises.mkdir(path.dirname(to), { recursive: true })
  const aside = `${to}.${randomUUID()}`
  await fs.promises.copyFile(from, aside, fs.constants.COPYFILE_FICLONE)
  await fs.promises.rename(aside, to)
}

/** Copies a picture out of the store, where it is in it, and notes that it was asked for. */
export async function takeFromStore(stored: string, outputFile: string): Promise<boolean> {
  try {
    await copyWhole(stored, outputFile)
    const now = new Date()
    await fs.promises.utimes(stored, now, now)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/**
 * Has pictures taken from a store where they are in it, and encoded and put there where not.
 *
 * @param encode the job of gatsby-plugin-sharp
 * @param folder the store
 * @param encoderVersions part of every key, so that a new encoder starts anew
 * @throws what `encode` throws; a picture that could not be encoded is not stored
 */
export function withPictureStore(encode: Encode, folder: string, encoderVersions: string): Encode {
  return async (job) => {
    if (job.args.isLazy) return encode(job)
    const places = job.args.operations.map((operation) => {
      const key = keyOf(job, operation, encoderVersions)
      return {
        operation,
        stored: path.join(folder, key.slice(0, 2), key),
        outputFile: path.join(job.outputDir, operation.outputPath),
      }
    })
    const found = await Promise.all(places.map(({ stored, outputFile }) => takeFromStore(stored, outputFile)))
    const missing = places.filter((_, index) => !found[index])
    if (missing.length === 0) return undefined
    const operations = missing.map(({ operation }) => operation)
    const result = await encode({ ...job, args: { ...job.args, operations } })
    await Promise.all(missing.map(({ stored, outputFile }) => copyWhole(outputFile, stored)))
    return result
  }
}

/** Its time is that of the last look for unused pictures. */
const lookedFile = 'last-look'

async function wasLookedAt(folder: string, nowMs: number): Promise<boolean> {
  const stat = await fs.promises.stat(path.join(folder, lookedFile)).catch(() => null)
  return stat !== null && Math.abs(nowMs - stat.mtimeMs) < dayMs
}

/**
 * Removes pictures that no build has asked for lately. Looks for them once a day: there may be tens of thousands.
 *
 * @param keepDays how long a picture stays unasked for, in days
 */
export async function removeUnused(folder: string, keepDays: number, nowMs = Date.now()): Promise<void> {
  if (!fs.existsSync(folder) || (await wasLookedAt(folder, nowMs))) return
  for (const entry of await fs.promises.readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const { mtimeMs } = await fs.promises.stat(file)
    if (nowMs - mtimeMs > keepDays * dayMs) await fs.promises.rm(file, { force: true })
  }
  const looked = path.join(folder, lookedFile)
  await fs.promises.writeFile(looked, '')
  await fs.promises.utimes(looked, nowMs / 1000, nowMs / 1000)
}
