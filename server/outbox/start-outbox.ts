import type { OpenDatabase } from '../database/open-database'
import type { Senders } from './channels'
import { deliverDue } from './deliver'
import { reasonOf } from './delivery-error'

export interface OutboxOptions {
  database: OpenDatabase
  senders: Senders
  log: (message: string) => void
  /** How often it looks for something to deliver. */
  pollMs?: number
  /** How long `close` waits for what is being sent; what is not done then is sent again after the next start. */
  closeMs?: number
}

/** The worker that delivers leads while the server runs. */
export interface Outbox {
  close: () => Promise<void>
}

const standardPollMs = 5000
const standardCloseMs = 5000

/** Delivers over one set of senders until it is stopped; a round begins when the one before is over. */
function startLoop({ database, senders, log, pollMs = standardPollMs }: OutboxOptions) {
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  let isDatabaseAway = false

  const round = async () => {
    try {
      while (!isStopped && (await deliverDue({ database, senders, log })) > 0);
      isDatabaseAway = false
    } catch (error) {
      if (!isDatabaseAway) log(`Deliveries wait for the database (${reasonOf(error)})`)
      isDatabaseAway = true
    }
    if (!isStopped) schedule(pollMs)
  }
  const schedule = (waitMs: number) => {
    timer = setTimeout(() => {
      running = round()
    }, waitMs)
    timer.unref()
  }
  schedule(0)
  return () => {
    isStopped = true
    clearTimeout(timer)
    return running
  }
}

/**
 * Starts delivering leads, each way by itself: a mail server or CRM that is broken or slow holds up nothing but its own
 * deliveries.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { senders, closeMs = standardCloseMs } = options
  const stops = [...senders].map((sender) => startLoop({ ...options, senders: new Map([sender]) }))
  return {
    close: async () => {
      const ended = Promise.all(stops.map((stop) => stop()))
      let timer: NodeJS.Timeout | undefined
      await Promise.race([ended, new Promise((resolve) => (timer = setTimeout(resolve, closeMs)))])
      clearTimeout(timer)
    },
  }
}
