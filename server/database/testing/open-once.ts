import { openDatabase, type DatabaseOptions } from '../open-database'

/** Opens the database and closes it again. */
async function openOnce(options: DatabaseOptions): Promise<void> {
  const { close } = await openDatabase(options)
  await close()
}

void openOnce(JSON.parse(String(process.argv[2])) as DatabaseOptions)
