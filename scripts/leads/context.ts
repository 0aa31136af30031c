import path from 'node:path'
import fs from 'node:fs'
import { loadSettings } from '../../src/settings/environment'
import { openDatabase, type OpenDatabase } from '../../server/database/open-database'
import { sqliteFile } from '../../server/database/sqlite'
import { CommandError } from '../lib/command'
import { projectFolder } from '../lib/project'

/** What the subcommands of `leads` work on. */
export interface LeadsContext {
  database: OpenDatabase
  dataDir: string
}

/**
 * Opens the leads that the settings point at, with or without the server running. Nothing is made: where no database is,
 * nobody has sent anything yet, or DATA_DIR is wrong.
 *
 * @throws {CommandError} when there is no database, or it cannot be reached
 */
export async function openLeads(): Promise<{ context: LeadsContext; close: () => Promise<void> }> {
  const { DATA_DIR, DATABASE_URL: databaseUrl } = loadSettings(projectFolder)
  const dataDir = path.resolve(projectFolder, DATA_DIR)
  if (!databaseUrl && !fs.existsSync(sqliteFile(dataDir))) {
    throw new CommandError(`There is no database in ${dataDir} (DATA_DIR): nothing was sent yet, or DATA_DIR is wrong`)
  }
  try {
    const database = await openDatabase({ dataDir, databaseUrl, log: (message) => console.error(message) })
    return { context: { database, dataDir }, close: () => database.close() }
  } catch (error) {
    const { message, code = 'no reason given' } = error as NodeJS.ErrnoException
    const reason = message || code
    throw new CommandError(`The database cannot be opened (${databaseUrl ? 'DATABASE_URL' : dataDir}): ${reason}`)
  }
}
