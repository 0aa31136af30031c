/** How far a build is: waiting, at work, or how it ended. */
export type BuildState = 'queued' | 'running' | 'live' | 'unchanged' | 'failed'

/** The steps of a build, in order; the desk shows them as its progress. */
export const buildPhases = ['check', 'source', 'bundle', 'query', 'render', 'finish', 'release'] as const
export type BuildPhase = (typeof buildPhases)[number]

/** One build, as the history keeps it and the desk shows it. Times are ISO, in UTC. */
export interface BuildRecord {
  id: string
  state: BuildState
  /** Who asked for it, each once, such as `webhook`, `schedule`, `desk: Nok`, `command`. */
  reasons: string[]
  queuedAt: string
  startedAt: string | null
  finishedAt: string | null
  /** The step that it is in, or ended in; null before it starts. */
  phase: BuildPhase | null
  /** Milliseconds from its start to the start of each step. */
  phaseStartsMs: Partial<Record<BuildPhase, number>>
  /** The release that is live because of it. */
  release: string | null
  pagesChanged: number | null
  /** Why it failed, in words for the person at the desk. */
  problem: string | null
}

export const isOpen = ({ state }: Pick<BuildRecord, 'state'>) => state === 'queued' || state === 'running'
