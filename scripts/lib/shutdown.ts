import { constants } from 'node:os'

type Cleanup = () => void | Promise<void>

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const cleanups = new Set<Cleanup>()
let isEnding = false

async function cleanUpAndEnd(signal: NodeJS.Signals): Promise<void> {
  for (const cleanup of [...cleanups].reverse()) {
    try {
      await cleanup()
    } catch (error) {
      console.error(error)
    }
  }
  process.exit(128 + constants.signals[signal])
}

function endBy(signal: NodeJS.Signals): void {
  if (isEnding) return
  isEnding = true
  void cleanUpAndEnd(signal)
}

/** Whether a signal is ending this process: it will exit by itself, with the signal's code. */
export const isShuttingDown = (): boolean => isEnding

const listen = () => signals.forEach((signal) => process.on(signal, endBy))
const unlisten = () => signals.forEach((signal) => process.off(signal, endBy))

/**
 * Has something done when a signal (SIGINT, SIGTERM, SIGHUP) ends this process, the last registered first; then the
 * process exits with 128 and the signal's number. While nothing is registered, signals do what they did before.
 *
 * @returns takes the registration back
 */
export function onShutdown(cleanup: Cleanup): () => void {
  if (cleanups.size === 0) listen()
  cleanups.add(cleanup)
  return () => {
    cleanups.delete(cleanup)
    if (cleanups.size === 0 && !isEnding) unlisten()
  }
}
