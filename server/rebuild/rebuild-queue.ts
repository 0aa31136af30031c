import { randomUUID } from 'node:crypto'
import type { BuildHistory } from './build-history'
import type { BuildPhase, BuildRecord } from './build-record'

/** How a build ended well. */
export interface BuildOutcome {
  state: 'live' | 'unchanged'
  release: string | null
  pagesChanged: number | null
  /** Another build has to follow at once, for what this one has left. */
  hasMore?: boolean
}

/** Does one build. Rejects with an Error whose message tells a person why it failed. */
export type BuildWork = (
  record: Readonly<BuildRecord>,
  enterPhase: (phase: BuildPhase) => void,
) => Promise<BuildOutcome>

export interface RebuildQueueOptions {
  history: BuildHistory
  work: BuildWork
  /** Told after every change of a record. */
  onChange?: (record: BuildRecord) => void
  /** Told of each build that has ended. */
  onEnd?: (record: BuildRecord) => void
  /** The time in milliseconds since 1970; another one in tests. */
  now?: () => number
}

/** At most one build runs and at most one waits, however many ask (contracts, section 6). */
export interface RebuildQueue {
  /**
   * Asks for a build. Returns, once it is stored, the build that will include what has changed until now.
   *
   * @param reason who asks, in a few words
   */
  trigger(reason: string): Promise<BuildRecord>
  /** Settles when nothing runs or waits. */
  idle(): Promise<void>
  /** Starts nothing more. */
  stop(): void
}

/** Calls that come so soon after the start of a build share it. */
const shareForMs = 2000

function newRecord(reason: string, nowMs: number): BuildRecord {
  return {
    id: randomUUID(),
    state: 'queued',
    reasons: [reason],
    queuedAt: new Date(nowMs).toISOString(),
    startedAt: null,
    finishedAt: null,
    phase: null,
    phaseStartsMs: {},
    release: null,
    pagesChanged: null,
    problem: null,
  }
}

/** The queue of builds of one server. */
export function createRebuildQueue(options: RebuildQueueOptions): RebuildQueue {
  const { history, work, onChange = () => undefined, onEnd = () => undefined, now = Date.now } = options
  let running: { record: BuildRecord; isAskedAgain: boolean } | null = null
  let waiting: BuildRecord | null = null
  let last: BuildRecord | null = null
  let isStopped = false
  let turn = Promise.resolve()

  const store = async (record: BuildRecord) => {
    await history.save(record)
    onChange(record)
  }
  /** A full disk must not end a build that may free it, nor keep its end from those who listen. */
  const note = async (record: BuildRecord) => {
    await history.save(record).catch(() => undefined)
    onChange(record)
  }
  const age = ({ startedAt }: BuildRecord) => (startedAt === null ? 0 : now() - Date.parse(startedAt))

  /** @returns whether the next pass follows in any case */
  const pass = async (record: BuildRecord): Promise<boolean> => {
    try {
      const outcome = await work(record, (phase) => {
        record.phase = phase
        record.phaseStartsMs[phase] ??= age(record)
        void note(record)
      })
      if (outcome.state === 'live') {
        record.release = outcome.release
        record.pagesChanged = (record.pagesChanged ?? 0) + (outcome.pagesChanged ?? 0)
      }
      record.state = record.release === null ? 'unchanged' : 'live'
      record.problem = null
      return outcome.hasMore ?? false
    } catch (error) {
      record.state = 'failed'
      record.problem = error instanceof Error ? error.message : String(error)
      return false
    }
  }

  const run = async (record: BuildRecord) => {
    const current = { record, isAskedAgain: false }
    running = current
    record.startedAt ??= new Date(now()).toISOString()
    record.finishedAt = null
    do {
      current.isAskedAgain = false
      record.state = 'running'
      await note(record)
      if (await pass(record)) current.isAskedAgain = true
    } while (current.isAskedAgain && !isStopped)
    record.finishedAt = new Date(now()).toISOString()
    running = null
    last = record
    if (isStopped) return
    await note(record)
    onEnd(record)
  }

  /** Runs what waits, one after the other. */
  const start = () => {
    turn = turn.then(async () => {
      const next = waiting
      if (!next || isStopped) return
      waiting = null
      await run(next).catch(() => (running = null))
      if (waiting) start()
    })
  }

  const choose = (reason: string): BuildRecord => {
    const shared = waiting ?? (running && age(running.record) <= shareForMs ? running.record : null)
    if (shared) {
      if (shared === running?.record) running.isAskedAgain = true
      return shared
    }
    const isLastYoung = !running && last !== null && age(last) >= 0 && age(last) <= shareForMs
    waiting = isLastYoung && last ? last : newRecord(reason, now())
    waiting.state = 'queued'
    if (!running) start()
    return waiting
  }

  return {
    async trigger(reason) {
      const record = choose(reason)
      if (!record.reasons.includes(reason)) record.reasons.push(reason)
      await store(record)
      return record
    },
    async idle() {
      for (let seen: Promise<void> | null = null; seen !== turn;) {
        seen = turn
        await seen
      }
    },
    stop() {
      isStopped = true
    },
  }
}
