import { Cron } from 'croner'

/** Work that comes back by the clock, in Bangkok's time. */
export interface Schedule {
  /** When it comes next; null when it is off. */
  next(): Date | null
  stop(): void
}

/**
 * @param expression of cron; an empty one is off
 * @param work is not started again while it runs
 */
export function startSchedule(expression: string, work: () => Promise<unknown>): Schedule {
  if (expression === '') return { next: () => null, stop: () => undefined }
  const cron = new Cron(expression, { timezone: 'Asia/Bangkok', protect: true, unref: true }, async () => {
    await work()
  })
  return { next: () => cron.nextRun(), stop: () => cron.stop() }
}
