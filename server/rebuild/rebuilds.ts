import { openBuildHistory, rebuildPaths, type BuildHistory } from './build-history'
import type { BuildRecord } from './build-record'
import { rememberIdsForMs } from './rebuild-hook'
import { createRebuildQueue, type RebuildQueue } from './rebuild-queue'
import { takeRequests } from './rebuild-requests'
import { createRebuildWork, type RebuildWorkOptions } from './rebuild-work'
import { startSchedule, type Schedule } from './schedule'
import { openSeenIds, type SeenIds } from './seen-ids'

export interface RebuildsOptions extends Omit<RebuildWorkOptions, 'history'> {
  /** Cron expression; an empty one is off. */
  schedule: string
  log: (message: string) => void
  /** Told of each build that has ended. */
  onEnd?: (record: BuildRecord) => void
}

/** The rebuilds of a server: its history, its queue and what triggers it by itself. */
export interface Rebuilds {
  history: BuildHistory
  queue: RebuildQueue
  schedule: Schedule
  /** What signed calls were answered. */
  seenWebhooks: SeenIds
  /** Adds a listener for changes of builds; returns its removal. */
  onChange(listener: (record: BuildRecord) => void): () => void
  /** Ends the build that runs; it is done again at the next start. */
  close(): Promise<void>
}

/** Opens the rebuilds of a DATA_DIR and asks again for a build that the last server did not finish. */
export async function openRebuilds(options: RebuildsOptions): Promise<Rebuilds> {
  const { dataDir, log, builder } = options
  const { history, cutOff } = await openBuildHistory(dataDir)
  const listeners = new Set<(record: BuildRecord) => void>()
  const queue = createRebuildQueue({
    history,
    work: createRebuildWork({ ...options, history }),
    onChange: (record) => listeners.forEach((listener) => listener(record)),
    onEnd: (record) => {
      if (record.problem !== null) log(`Build ${record.id} failed: ${record.problem}`)
      options.onEnd?.(record)
    },
  })
  const failed = (error: unknown) => log(`A rebuild could not be asked for: ${String(error)}`)
  const schedule = startSchedule(options.schedule, () => queue.trigger('schedule').catch(failed))
  const requests = takeRequests(dataDir, (reason) => queue.trigger(reason), failed)
  for (const reason of new Set(cutOff.flatMap(({ reasons }) => reasons))) await queue.trigger(reason)
  const { webhookIds } = rebuildPaths(dataDir)
  return {
    history,
    queue,
    schedule,
    seenWebhooks: await openSeenIds(webhookIds, { rememberForMs: rememberIdsForMs }),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      schedule.stop()
      requests.stop()
      queue.stop()
      await builder.close()
      await queue.idle()
    },
  }
}
