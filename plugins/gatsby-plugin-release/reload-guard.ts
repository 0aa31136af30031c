/** The path that was reloaded last, and when. */
interface ReloadRecord {
  path: string
  atMs: number
}

const storageKey = 'reloaded'

/** How long a reload counts as the same trouble (specification, section 9). */
export const reloadGuardMs = 10_000

function readRecord(storage: Storage): ReloadRecord | null {
  try {
    const record = JSON.parse(storage.getItem(storageKey) ?? 'null') as Partial<ReloadRecord> | null
    return record && typeof record.path === 'string' && typeof record.atMs === 'number'
      ? (record as ReloadRecord)
      : null
  } catch {
    return null
  }
}

/**
 * Whether a path may be reloaded because one of its files is missing: once, and again when ten seconds have passed. The
 * answer yes is remembered. Where nothing can be remembered the answer is no: a loop is worse than a page that waits.
 *
 * @param nowMs milliseconds since 1970
 */
export function mayReload(path: string, storage: Storage, nowMs: number): boolean {
  const last = readRecord(storage)
  const isFresh = last !== null && last.path === path && nowMs >= last.atMs && nowMs - last.atMs < reloadGuardMs
  if (isFresh) return false
  try {
    storage.setItem(storageKey, JSON.stringify({ path, atMs: nowMs } satisfies ReloadRecord))
    return true
  } catch {
    return false
  }
}

/** Whether an error says that a piece of the site's code could not be loaded. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /Loading (?:CSS )?chunk [\w-]+ failed|dynamically imported module/i.test(error.message)
  )
}
