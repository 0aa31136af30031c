import type { BuildPhase } from './build-record'

/** Another command of the project writes to public/ just now; the message says which. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/** What a build run needs to know while it runs. */
export interface BuildRun {
  /** Told when a step begins. */
  enterPhase: (phase: BuildPhase) => void
  /** Told each line of output. */
  print: (line: string) => void
}

/** How a build ended well. */
export interface BuiltSite {
  /** So that an edit shows sooner, something less is left to another build, which is to follow at once. */
  hasMore: boolean
}

/** Builds the site into public/; how, the server does not know. */
export interface Builder {
  /**
   * Does something while no other command may touch public/.
   *
   * @throws {FolderInUse} when another command holds the folder
   */
  exclusively<Result>(work: (build: (run: BuildRun) => Promise<BuiltSite>) => Promise<Result>): Promise<Result>
  /** Told when the server is up: whatever makes the first build quicker may begin, in the background. */
  getReady?(): void
  /** Ends a build that runs, and starts no other. */
  close(): Promise<void>
}
