import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { readJson } from '../releases/read-json'
import { writeAtomically } from '../releases/write-atomically'
import { rebuildPaths } from './build-history'

const pollEveryMs = 250
/** An answer that nobody has fetched is removed with the next start of a server. */
const staleAnswerMs = 60 * 60_000

/** What a server answers to a request. */
export interface RequestAnswer {
  /** Id of the build that includes the request. */
  build: string
  /** Process of the server. */
  server: number
}

/** A request to a running server of the same DATA_DIR. */
export interface RebuildRequest {
  /** The answer, once it is there. */
  answer(): Promise<RequestAnswer | null>
  /**
   * Takes the request back.
   *
   * @returns false when a server has taken it meanwhile
   */
  withdraw(): Promise<boolean>
  /** Removes what is left of it. */
  forget(): Promise<void>
}

const isAnswer = (value: unknown): value is RequestAnswer =>
  typeof value === 'object' && value !== null && 'build' in value && 'server' in value

/**
 * Leaves a request for a running server of the same DATA_DIR; one that is not taken is found by the next server.
 *
 * @param reason who asks, in a few words
 */
export async function leaveRequest(dataDir: string, reason: string): Promise<RebuildRequest> {
  const { requests } = rebuildPaths(dataDir)
  await fs.mkdir(requests, { recursive: true })
  const name = path.join(requests, randomUUID())
  const [asked, answered, withdrawn] = [`${name}.json`, `${name}.answer`, `${name}.withdrawn`]
  await writeAtomically(asked, JSON.stringify({ reason }))
  return {
    async answer() {
      const answer = await readJson(answered)
      return isAnswer(answer) ? answer : null
    },
    async withdraw() {
      try {
        await fs.rename(asked, withdrawn)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
        throw error
      }
      await fs.rm(withdrawn, { force: true })
      return true
    },
    async forget() {
      await Promise.all([asked, answered].map((file) => fs.rm(file, { force: true })))
    },
  }
}

type Trigger = (reason: string) => Promise<{ id: string }>

/** Renamed first: only one of server and withdrawal can have it. */
async function take(file: string, trigger: Trigger) {
  const taken = file.replace(/\.json$/, '.taken')
  await fs.rename(file, taken)
  const request = await readJson(taken)
  const reason = typeof request === 'object' && request !== null && 'reason' in request ? request.reason : null
  if (typeof reason === 'string') {
    const { id } = await trigger(reason).catch(async (error: unknown) => {
      await fs.rename(taken, file)
      throw error
    })
    const answer: RequestAnswer = { build: id, server: process.pid }
    await writeAtomically(file.replace(/\.json$/, '.answer'), JSON.stringify(answer))
  }
  await fs.rm(taken, { force: true })
}

/** What a server that was killed while it took a request has left is asked for again. */
async function tidyUp(folder: string) {
  for (const name of await fs.readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    if (name.endsWith('.taken')) await fs.rename(file, file.replace(/\.taken$/, '.json'))
    const stat = name.endsWith('.answer') ? await fs.stat(file).catch(() => null) : null
    if (stat && Date.now() - stat.mtimeMs > staleAnswerMs) await fs.rm(file, { force: true })
  }
}

/**
 * Takes requests that other processes leave in DATA_DIR, until it is stopped.
 *
 * @param onError told of a request that could not be taken
 */
export function takeRequests(
  dataDir: string,
  trigger: Trigger,
  onError: (error: unknown) => void,
): { stop: () => void } {
  const { requests } = rebuildPaths(dataDir)
  let isBusy = true
  const poll = async () => {
    const names = await fs.readdir(requests).catch(() => [])
    for (const name of names.filter((each) => each.endsWith('.json'))) await take(path.join(requests, name), trigger)
  }
  const settle = (work: Promise<void>) => void work.catch(onError).finally(() => (isBusy = false))
  settle(tidyUp(requests))
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    settle(poll())
  }, pollEveryMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
