import { readJson } from '../releases/read-json'
import { writeAtomically } from '../releases/write-atomically'

/** Remembers what was answered to an id, so that a repeat is answered the same. */
export interface SeenIds {
  answer(id: string, first: () => Promise<{ id: string }>): Promise<{ id: string }>
}

export interface SeenIdsOptions {
  /** How long an id is known; the oldest go first when there are very many. */
  rememberForMs: number
  /** Milliseconds since 1970; another one in tests. */
  now?: () => number
}

interface Known {
  atMs: number
  answer: Promise<{ id: string }>
  /** Id of the build, once it is there. */
  build: string | null
}

type Store = (known: ReadonlyMap<string, Known>) => Promise<void>

const mostIds = 10_000

const isEntry = (value: unknown): value is [string, number, string] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number' && typeof value[2] === 'string'

function createWith(known: Map<string, Known>, options: SeenIdsOptions, store: Store): SeenIds {
  const { rememberForMs, now = Date.now } = options
  const forgetOld = () => {
    for (const [id, { atMs }] of known) {
      if (now() - atMs <= rememberForMs && known.size <= mostIds) return
      known.delete(id)
    }
  }
  const ask = async (id: string, first: () => Promise<{ id: string }>) => {
    const answer = await first()
    const entry = known.get(id)
    if (entry) entry.build = answer.id
    // A repeat that would not be known after a restart costs a look for changes, not more
    await store(known).catch(() => undefined)
    return answer
  }
  return {
    answer(id, first) {
      forgetOld()
      const earlier = known.get(id)
      if (earlier) return earlier.answer
      const entry: Known = { atMs: now(), build: null, answer: Promise.resolve().then(() => ask(id, first)) }
      known.set(id, entry)
      entry.answer.catch(() => known.delete(id))
      return entry.answer
    },
  }
}

/** Ids that are known until the process ends. */
export const createSeenIds = (options: SeenIdsOptions): SeenIds =>
  createWith(new Map(), options, () => Promise.resolve())

/** Writes a file; while it is being written, all later calls together make one more. */
function createStore(file: string): Store {
  let writing = Promise.resolve()
  let waiting: Promise<void> | null = null
  return (known) => {
    waiting ??= writing
      .catch(() => undefined)
      .then(() => {
        waiting = null
        const entries = [...known].flatMap(([id, { atMs, build }]) => (build === null ? [] : [[id, atMs, build]]))
        writing = writeAtomically(file, JSON.stringify(entries))
        return writing
      })
    return waiting
  }
}

/**
 * Ids that are known over a restart, kept in a file whose folder is there; a damaged one is begun anew.
 */
export async function openSeenIds(file: string, options: SeenIdsOptions): Promise<SeenIds> {
  const stored = await readJson(file)
  const entries = Array.isArray(stored) ? stored.filter(isEntry) : []
  const known = new Map(
    entries.map(([id, atMs, build]): [string, Known] => [id, { atMs, build, answer: Promise.resolve({ id: build }) }]),
  )
  return createWith(known, options, createStore(file))
}
