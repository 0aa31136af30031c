import { startPostgres } from '../../../server/testing/postgres'
import { removeFolders } from '../../../server/testing/temporary-folder'
import type { FaultGroup, FaultRow, SkippedFault } from '../fault'
import { postgresDown, sqliteLocked } from './database-down'
import { diskFull } from './disk-full'
import { killAtRandom } from './kill'
import { newPlace } from './place'

/** What happens to submissions when the server, its disk or its database fails, on both databases. */
export const formsFaults: FaultGroup = {
  help: 'submissions while the server is killed, the disk is full, the database is away',
  run: async (options) => {
    const postgres = await startPostgres()
    const { print } = options
    const rows: (FaultRow | SkippedFault)[] = []
    try {
      print('The server is killed')
      rows.push(await killAtRandom(await newPlace(null), options))
      rows.push(await killAtRandom(await newPlace(postgres), options))
      print('The disk is full')
      rows.push(await diskFull(null), await diskFull(postgres))
      print('The database is away')
      rows.push(await sqliteLocked(), await postgresDown(postgres))
      return rows
    } finally {
      await postgres.stop()
      await removeFolders()
    }
  },
}
