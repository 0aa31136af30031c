import type { BuildRun } from '../../server/rebuild/builder'
import { followPhases, keepLines, startBuildProcess } from '../build/build-process'
import { isResidentReport, type ResidentReport, type ResidentRequest } from './messages'

export interface ResidentProcessOptions {
  /** The program and its arguments. */
  command: readonly string[]
  folder: string
  /** A full build that takes longer is ended. */
  fullTimeoutMs: number
  /** A build of what has changed that takes longer is ended. */
  timeoutMs: number
}

/** Output may arrive a little after a message that was sent later. */
const outputDelayMs = 100

/** How a build of a resident process ended; after `failed` the process is gone, after `refused` it stays. */
export type ResidentOutcome =
  Extract<ResidentReport, { type: 'built' | 'unfit' }> | { type: 'failed' | 'refused'; reason: string }

/** A process that stays between builds. */
export interface ResidentProcess {
  /** How the full build ended that it begins with. */
  first: Promise<ResidentOutcome>
  /** Builds what has changed. */
  build: (run: BuildRun) => Promise<ResidentOutcome>
  /**
   * Has it store what the last build has left. Resolves when that is done, or the process has ended; later builds may begin then.
   *
   * @returns why the process should be replaced before the next build; null when it need not be
   */
  settle: () => Promise<string | null>
  /** Resolves when it has ended. */
  ended: Promise<void>
  stop: () => Promise<void>
}

/** Starts a resident process (scripts/resident/main.ts), which begins with a full build. */
export function startResident(options: ResidentProcessOptions, firstRun: BuildRun): ResidentProcess {
  let run: BuildRun | null = firstRun
  let followLine = followPhases(firstRun.enterPhase)
  let conclude: ((outcome: ResidentOutcome) => void) | null = null
  let settling: { ended: Promise<string | null>; end: (retire: string | null) => void } | null = null
  const lines = keepLines()
  const { child, ended, stop } = startBuildProcess({
    ...options,
    onLine(line) {
      run?.print(line)
      followLine(line)
      lines.add(line)
    },
  })

  const nextOutcome = (timeoutMs: number) =>
    new Promise<ResidentOutcome>((resolve) => {
      const timer = setTimeout(() => {
        conclude?.({
          type: 'failed',
          reason: `The build took longer than ${Math.round(timeoutMs / 60_000)} minutes and was ended`,
        })
        void stop()
      }, timeoutMs)
      conclude = (outcome) => {
        clearTimeout(timer)
        ;[run, conclude, followLine] = [null, null, () => undefined]
        resolve(outcome)
      }
    })

  const refuse = () => conclude?.({ type: 'refused', reason: lines.reason() || 'The blog API failed' })

  const send = (type: ResidentRequest['type'], failed: (error: Error) => void) =>
    child.send({ type } satisfies ResidentRequest, (error) => {
      if (error) failed(error)
    })

  const expectSettling = () => {
    let end: (retire: string | null) => void = () => undefined
    const settled = new Promise<string | null>((resolve) => (end = resolve))
    settling = { ended: settled, end }
  }

  child.on('message', (message: unknown) => {
    if (!isResidentReport(message)) return
    if (message.type === 'built') expectSettling()
    if (message.type === 'settled') settling?.end(message.retire)
    else if (message.type === 'phase') run?.enterPhase(message.phase)
    else if (message.type === 'refused') setTimeout(refuse, outputDelayMs)
    else conclude?.(message)
  })
  const gone = ended.then(
    ({ code, signal }) => lines.reason() || `The build ended with ${signal ?? `exit code ${code}`}`,
    (error: Error) => error.message,
  )
  void gone.then((reason) => {
    settling?.end(null)
    conclude?.({ type: 'failed', reason })
  })

  return {
    first: nextOutcome(options.fullTimeoutMs),
    build(nextRun) {
      run = nextRun
      lines.clear()
      const outcome = nextOutcome(options.timeoutMs)
      send('build', ({ message }) => conclude?.({ type: 'failed', reason: message }))
      return outcome
    },
    async settle() {
      if (!settling) return null
      const { ended: hasSettled, end } = settling
      const timer = setTimeout(() => void stop(), options.timeoutMs)
      send('settle', () => end(null))
      const retire = await hasSettled
      clearTimeout(timer)
      settling = null
      return retire
    },
    ended: gone.then(() => undefined),
    stop,
  }
}
