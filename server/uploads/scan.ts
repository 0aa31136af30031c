import { open } from 'node:fs/promises'
import type { Settings } from '../../src/settings/settings'
import { unavailable } from '../http/http-error'
import { askClamd } from './clamd'

/** What is known of an upload; `unscanned` where there is no scanner, or none that answers and that is good enough. */
export type ScanVerdict = 'clean' | 'infected' | 'unscanned'

export interface ScanOptions {
  settings: Pick<Settings, 'CLAMD_URL' | 'CLAMD_MODE'>
  /** Told why clamd could not be asked; never a name or content of a file. */
  warn: (message: string) => void
  /** Longest time for one file. */
  timeoutMs?: number
}

/** Key of the message (dictionary `forms`) at a field whose file is infected; the answer is 422. */
export const infectedMessage = 'errors.file.infected'

const standardTimeoutMs = 20_000
const retryAfterS = 60

function verdictOf(reply: string): ScanVerdict {
  if (reply.endsWith(' FOUND')) return 'infected'
  if (reply === 'stream: OK') return 'clean'
  throw new Error(`the answer ${JSON.stringify(reply.slice(0, 100))}`)
}

/**
 * Makes the scan of uploads that the settings ask for.
 *
 * @returns scans a file on disk before it is accepted; rejects with `unavailable` (503) where CLAMD_MODE is `required`
 *   and clamd does not answer
 */
export function createScan({ settings, warn, timeoutMs = standardTimeoutMs }: ScanOptions) {
  const { CLAMD_URL: address, CLAMD_MODE: mode } = settings
  return async (file: string): Promise<ScanVerdict> => {
    if (!address) return 'unscanned'
    const handle = await open(file)
    try {
      return verdictOf(await askClamd(handle, address, timeoutMs))
    } catch (error) {
      warn(`clamd could not check an upload: ${error instanceof Error ? error.message : String(error)}`)
      if (mode === 'best-effort') return 'unscanned'
      throw unavailable('Files cannot be checked at the moment', retryAfterS, { cause: error })
    } finally {
      await handle.close()
    }
  }
}
