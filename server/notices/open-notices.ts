import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Channel } from '../outbox/channels'
import { reasonOf } from '../outbox/delivery-error'
import { nextAttemptMs } from '../outbox/retry-times'
import { rebuildPaths } from '../rebuild/build-history'
import type { BuildRecord } from '../rebuild/build-record'
import { readJson } from '../releases/read-json'
import { writeAtomically } from '../releases/write-atomically'
import { noticeAfter, type Failing, type Notice } from './notice'
import type { NoticeSenders } from './notice-senders'

export interface NoticesOptions {
  dataDir: string
  senders: NoticeSenders
  log: (message: string) => void
  /** Milliseconds since 1970; another one in tests. */
  now?: () => number
}

/** Tells the people who run the site about its rebuilds. */
export interface Notices {
  /** To be called with every build that has ended; returns at once. */
  note(record: BuildRecord): void
  /** Sends what is due; settles when nothing is being sent. */
  settle(): Promise<void>
  /** Sends nothing more; what waits is sent after the next start. */
  close(): Promise<void>
}

interface Waiting {
  id: string
  channel: Channel
  notice: Notice
  attempts: number
  sinceMs: number
  runAtMs: number
}

interface State {
  failing: Failing | null
  waiting: Waiting[]
}

const pollMs = 30_000
const mostWaiting = 50

const isState = (value: unknown): value is State =>
  typeof value === 'object' &&
  value !== null &&
  'failing' in value &&
  'waiting' in value &&
  Array.isArray(value.waiting)

/** Opens the notices of a DATA_DIR: what was told and what waits to be sent survives a restart. */
export async function openNotices({ dataDir, senders, log, now = Date.now }: NoticesOptions): Promise<Notices> {
  const { folder } = rebuildPaths(dataDir)
  const file = path.join(folder, 'notices.json')
  await fs.mkdir(folder, { recursive: true })
  const stored = await readJson(file)
  const state: State = isState(stored) ? stored : { failing: null, waiting: [] }
  let isClosed = false
  let turn = Promise.resolve()

  /** On a full disk notices are sent all the same, and remembered until the server ends. */
  const store = () => writeAtomically(file, JSON.stringify(state)).catch(() => undefined)

  const send = async (item: Waiting): Promise<void> => {
    const sender = senders.get(item.channel)
    try {
      await sender?.(item.notice, item.id)
      state.waiting = state.waiting.filter(({ id }) => id !== item.id)
    } catch (error) {
      item.attempts += 1
      const next = nextAttemptMs(item.attempts, item.sinceMs, now())
      if (next === null) state.waiting = state.waiting.filter(({ id }) => id !== item.id)
      else item.runAtMs = next
      const then = next === null ? 'given up' : `the next attempt is at ${new Date(next).toISOString()}`
      log(`A notice about rebuilds was not delivered by ${item.channel} (${reasonOf(error)}): ${then}`)
    }
  }
  const sendDue = async () => {
    if (isClosed) return
    const due = state.waiting.filter(({ runAtMs }) => runAtMs <= now())
    if (due.length === 0) return
    await Promise.all(due.map(send))
    await store()
  }
  const settle = () => (turn = turn.then(sendDue))
  const timer = setInterval(() => void settle(), pollMs)
  timer.unref()

  return {
    note(record) {
      if (senders.size === 0) return
      const { failing, notice } = noticeAfter(state.failing, record, now())
      state.failing = failing
      const at = { attempts: 0, sinceMs: now(), runAtMs: now() }
      const added = notice ? [...senders.keys()].map((channel) => ({ id: randomUUID(), channel, notice, ...at })) : []
      state.waiting = [...state.waiting, ...added].slice(-mostWaiting)
      turn = turn.then(store).then(sendDue)
    },
    settle,
    async close() {
      isClosed = true
      clearInterval(timer)
      await turn
    },
  }
}
