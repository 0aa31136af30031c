import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { readJson } from '../releases/manifest'
import { writeAtomically } from '../releases/write-atomically'
import { rebuildPaths } from './build-history'

const pollEveryMs = 500

/**
 * Leaves a request for a running server of the same DATA_DIR.
 *
 * @returns file that the server replaces by its answer: the id of the build
 */
export async function leaveRequest(dataDir: string, reason: string): Promise<string> {
  const { requests } = rebuildPaths(dataDir)
  await fs.mkdir(requests, { recursive: true })
  const file = path.join(requests, `${randomUUID()}.json`)
  await writeAtomically(file, JSON.stringify({ reason }))
  return file
}

async function take(file: string, trigger: (reason: string) => Promise<{ id: string }>) {
  const request = await readJson(file)
  const reason = typeof request === 'object' && request !== null && 'reason' in request ? request.reason : null
  if (typeof reason !== 'string') return
  const { id } = await trigger(reason)
  await writeAtomically(file.replace(/\.json$/, '.answer'), JSON.stringify({ id }))
  await fs.rm(file, { force: true })
}

/**
 * Takes requests that other processes leave in DATA_DIR, until it is stopped.
 *
 * @param onError told of a request that could not be taken
 */
export function takeRequests(
  dataDir: string,
  trigger: (reason: string) => Promise<{ id: string }>,
  onError: (error: unknown) => void,
): { stop: () => void } {
  const { requests } = rebuildPaths(dataDir)
  let isBusy = false
  const poll = async () => {
    const names = await fs.readdir(requests).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.json'))) await take(path.join(requests, name), trigger)
  }
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    poll()
      .catch(onError)
      .finally(() => (isBusy = false))
  }, pollEveryMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
