import { openDatabase, type OpenDatabase } from '../../../server/database/open-database'
import type { TestPostgres } from '../../../server/testing/postgres'
import { temporaryFolder } from '../../../server/testing/temporary-folder'
import type { ServerProcess } from '../../lib/server-process'
import { smallProject, startSite } from '../../lib/site-process'

/** An empty place for leads, with the project whose server stores them there. */
export interface Place {
  name: 'sqlite' | 'postgres'
  dataDir: string
  databaseUrl: string | null
  start: () => Promise<ServerProcess>
  /** Does something with the database from outside the server. */
  inspect: <Result>(work: (database: OpenDatabase) => Promise<Result>) => Promise<Result>
}

/**
 * @param postgres null: the embedded database
 * @param dataDir a new folder if left out
 */
export async function newPlace(postgres: TestPostgres | null, dataDir?: string): Promise<Place> {
  const projectFolder = await smallProject()
  const databaseUrl = postgres ? await postgres.createDatabase() : null
  const folder = dataDir ?? (await temporaryFolder())
  return {
    name: postgres ? 'postgres' : 'sqlite',
    dataDir: folder,
    databaseUrl,
    start: () => startSite({ projectFolder, dataDir: folder, databaseUrl }),
    inspect: async (work) => {
      const database = await openDatabase({ dataDir: folder, databaseUrl })
      try {
        return await work(database)
      } finally {
        await database.close()
      }
    },
  }
}
