import type { BuildPhase } from '../../server/rebuild/build-record'

/**
 * What a resident process is asked for: to build what has changed since its last build; then, when nobody waits for its disk any
 * more, to store what the next build goes on from.
 */
export interface ResidentRequest {
  type: 'build' | 'settle'
}

/** What a resident process tells the one that started it. Its first build, a full one, begins by itself. */
export type ResidentReport =
  | { type: 'phase'; phase: BuildPhase }
  /** A build has ended well; with `hasMore`, the next one makes what this one has left. */
  | { type: 'built'; hasMore: boolean }
  /**
   * Answers `settle`: what the next build goes on from has been stored, and others may use the caches. `retire` says why the
   * process should be replaced before the next one.
   */
  | { type: 'settled'; retire: string | null }
  /** The blog API failed, as the output says; nothing was changed, and the process stays. */
  | { type: 'refused' }
  /** Nothing was done: a full build in a new process is needed. */
  | { type: 'unfit'; reason: string }

const types = new Set(['phase', 'built', 'settled', 'refused', 'unfit'])

export const isResidentReport = (message: unknown): message is ResidentReport =>
  typeof message === 'object' && message !== null && 'type' in message && types.has(String(message.type))
