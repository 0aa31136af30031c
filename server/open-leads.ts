import type { Settings } from '../src/settings/settings'
import { keepDatabase, type KeptDatabase } from './database/keep-database'
import { keepLeadsFor } from './leads/keep-leads-for'
import { sendersOf } from './outbox/channels'
import { startOutbox, type Outbox } from './outbox/start-outbox'
import { sweepUploads } from './uploads/sweep-uploads'

/** The store of the leads while the server runs. */
export interface OpenLeads {
  database: KeptDatabase
  close: () => Promise<void>
}

/**
 * Opens the database, now or when it comes, tidies up after a server that was killed, and starts the deliveries.
 *
 * @param dataDir DATA_DIR as an absolute path
 * @param log told what the person who runs the server should know; no personal data
 */
export async function openLeads(dataDir: string, settings: Settings, log: (line: string) => void): Promise<OpenLeads> {
  let outbox: Outbox | null = null
  const database = await keepDatabase({
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    log,
    onOpen: (opened) => {
      outbox = startOutbox({ database: opened, senders: sendersOf(settings), log })
      sweepUploads(opened, dataDir).catch((error: unknown) => log(`Old uploads could not be removed: ${String(error)}`))
    },
  })
  const retention = keepLeadsFor({ database, dataDir, keepFor: settings.LEADS_KEEP_FOR, log })
  const close = async () => {
    retention.stop()
    await outbox?.close()
    await database.close()
  }
  return { database, close }
}
