import type { FastifyRequest } from 'fastify'
import type { KeptDatabase } from '../database/keep-database'
import type { Channel } from '../outbox/channels'
import type { ScanVerdict } from '../uploads/scan'
import type { OpenPosition } from './open-positions'
import type { RateRule } from './spam'

/** What the handlers of the main API work with. */
export interface MainApiContext {
  database: KeptDatabase
  /** Folder of all that must outlive a restart. */
  dataDir: string
  /** The public bearer token. */
  token: string
  /** Ways that leads are delivered. */
  channels: readonly Channel[]
  /** Looks for viruses in a file on disk. */
  scan: (file: string) => Promise<ScanVerdict>
  positions: readonly OpenPosition[]
  positionSlugs: readonly string[]
  isOverRate: RateRule
  /** @throws {HttpError} 429 when the address has sent too many forms in this minute */
  requireRate: (request: FastifyRequest) => Promise<void>
}
