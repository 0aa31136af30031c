import { unavailable } from '../http/http-error'
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './open-database'

/** The database as the server has it: it may be away at the start and come later. */
export interface KeptDatabase {
  /** @throws {HttpError} 503 while the database is not there */
  get: () => OpenDatabase
  close: () => Promise<void>
}

export interface KeepOptions extends DatabaseOptions {
  log: (message: string) => void
  /** Called once, when the database is open. */
  onOpen?: (database: OpenDatabase) => void
  /** How long after a failure it is tried again. */
  retryMs?: number
}

const standardRetryMs = 2000
const retryAfterS = 10

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))

/**
 * Opens the database and, when it is not there, keeps trying, so that the site is served meanwhile.
 *
 * @returns after the first attempt, whatever came of it
 */
export async function keepDatabase(options: KeepOptions): Promise<KeptDatabase> {
  const { log, onOpen, retryMs = standardRetryMs } = options
  let current: OpenDatabase | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let hasComplained = false

  const attempt = async () => {
    try {
      const opened = await openDatabase(options)
      if (isClosed) return await opened.close()
      current = opened
      if (hasComplained) log('The database is there again.')
      onOpen?.(opened)
    } catch (error) {
      if (!hasComplained) log(`The database is not there, forms are answered with 503 meanwhile: ${reasonOf(error)}`)
      hasComplained = true
      if (isClosed) return
      timer = setTimeout(() => {
        running = attempt()
      }, retryMs).unref()
    }
  }
  let running = attempt()
  await running
  return {
    get: () => {
      if (!current) throw unavailable('The database is not there', retryAfterS)
      return current
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await running
      await current?.close()
    },
  }
}
