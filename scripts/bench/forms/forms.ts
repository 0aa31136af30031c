import { openDatabase, type DatabaseOptions } from '../../../server/database/open-database'
import { startPostgres, type TestPostgres } from '../../../server/testing/postgres'
import { removeFolders, temporaryFolder } from '../../../server/testing/temporary-folder'
import { CommandError } from '../../lib/command'
import { smallProject, startSite } from '../../lib/site-process'
import type { Benchmark, BenchmarkOptions, Measure } from '../benchmark'
import { connections, loadForms } from './load'
import { memoryOf } from './memory'

const warmUpSeconds = 3
const megabytes = (value: number) => `${Math.round(value)} MB`
const thousands = new Intl.NumberFormat('en-GB')

/**
 * Looks whether what was answered was also stored, and not taken for repeats.
 *
 * @throws {CommandError} when there are fewer leads
 */
async function requireStored(options: DatabaseOptions, least: number): Promise<void> {
  const { db, close } = await openDatabase(options)
  const counting = db.selectFrom('leads').select((row) => row.fn.countAll().as('count'))
  const { count } = await counting.executeTakeFirstOrThrow().finally(close)
  if (Number(count) < least) throw new CommandError(`${count} leads are stored, but ${least} were acknowledged`)
}

async function measure(postgres: TestPostgres | null, options: BenchmarkOptions): Promise<Measure[]> {
  const { count, seconds, print } = options
  const where = postgres ? 'postgres' : 'sqlite'
  const databaseUrl = postgres ? await postgres.createDatabase() : null
  const [projectFolder, dataDir] = [await smallProject(), await temporaryFolder()]
  const site = await startSite({ projectFolder, dataDir, databaseUrl })
  try {
    const before = memoryOf(site.pid)
    await loadForms(site.url, { duration: warmUpSeconds })
    print(`${where}: ${connections} clients for ${seconds} s`)
    const { requests, latency } = await loadForms(site.url, { duration: seconds })
    print(`${where}: ${thousands.format(count)} submissions`)
    const long = await loadForms(site.url, { amount: count })
    await requireStored({ dataDir, databaseUrl }, requests.total + long.requests.total)
    return [
      { what: 'submissions a second', where, value: String(Math.round(requests.average)) },
      { what: 'answered within, median', where, value: `${latency.p50} ms` },
      { what: 'answered within, p99', where, value: `${latency.p99} ms` },
      { what: 'memory after the start', where, value: megabytes(before) },
      {
        what: `memory after ${thousands.format(count)} more`,
        where,
        value: `${megabytes(memoryOf(site.pid))}, ${Math.round(long.requests.average)} a second to the end`,
      },
    ]
  } finally {
    await site.stop()
  }
}

/** Registrations by 50 clients, on both databases; each is on disk before it is answered. */
export const formsBenchmark: Benchmark = {
  help: `registrations by ${connections} clients, each on disk before it is answered`,
  run: async (options) => {
    const postgres = await startPostgres()
    try {
      return [...(await measure(null, options)), ...(await measure(postgres, options))]
    } finally {
      await postgres.stop()
      await removeFolders()
    }
  },
}
