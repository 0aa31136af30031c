import fs from 'node:fs/promises'
import path from 'node:path'
import { readJson } from '../releases/read-json'
import { writeAtomically } from '../releases/write-atomically'
import { isOpen, type BuildRecord } from './build-record'

const recordsKept = 20

/** The last builds of a DATA_DIR, newest first, on disk; what was accepted survives a restart. */
export interface BuildHistory {
  readonly records: readonly BuildRecord[]
  /** Adds a record, or stores what has changed in one that is there. */
  save(record: BuildRecord): Promise<void>
  /** File of the output of a build. */
  logFile(id: string): string
}

/** Folders and files of the rebuilds in DATA_DIR. */
export const rebuildPaths = (dataDir: string) => {
  const folder = path.resolve(dataDir, 'rebuild')
  return {
    folder,
    builds: path.join(folder, 'builds.json'),
    fingerprint: path.join(folder, 'fingerprint.json'),
    webhookIds: path.join(folder, 'webhook-ids.json'),
    requests: path.join(folder, 'requests'),
    logs: path.join(folder, 'logs'),
  }
}

const isRecord = (value: unknown): value is BuildRecord =>
  typeof value === 'object' && value !== null && 'id' in value && 'state' in value && 'reasons' in value

/** The builds of a DATA_DIR as they are on disk, newest first; for whoever only looks. */
export async function readBuildRecords(dataDir: string): Promise<BuildRecord[]> {
  const stored = await readJson(rebuildPaths(dataDir).builds)
  return Array.isArray(stored) ? stored.filter(isRecord) : []
}

async function removeOldLogs(folder: string, records: readonly BuildRecord[]) {
  const kept = new Set(records.map(({ id }) => `${id}.log`))
  for (const name of await fs.readdir(folder)) {
    if (!kept.has(name)) await fs.rm(path.join(folder, name), { force: true })
  }
}

/**
 * Opens the history of a DATA_DIR; a damaged one is begun anew. A build that was open when the last server ended is
 * there as failed, with its reasons, so that the caller can ask for it again.
 *
 * @returns the history, and the builds that were cut off
 */
export async function openBuildHistory(dataDir: string): Promise<{ history: BuildHistory; cutOff: BuildRecord[] }> {
  const locations = rebuildPaths(dataDir)
  await fs.mkdir(locations.logs, { recursive: true })
  await fs.mkdir(locations.requests, { recursive: true })
  const records = await readBuildRecords(dataDir)
  const cutOff = records.filter(isOpen)
  for (const record of cutOff) {
    record.state = 'failed'
    record.finishedAt = new Date().toISOString()
    record.problem = 'The server ended during this build; it is done again'
  }

  let writing = Promise.resolve()
  const write = () => {
    const text = JSON.stringify(records)
    writing = writing.catch(() => undefined).then(() => writeAtomically(locations.builds, text))
    return writing
  }
  const history: BuildHistory = {
    records,
    async save(record) {
      if (!records.includes(record)) {
        records.unshift(record)
        records.splice(recordsKept)
        await removeOldLogs(locations.logs, records)
      }
      await write()
    },
    logFile: (id) => path.join(locations.logs, `${id}.log`),
  }
  if (cutOff.length > 0) await write()
  return { history, cutOff }
}
