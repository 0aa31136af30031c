import { openDatabase, type DatabaseOptions } from '../open-database'
import { uuidV7 } from '../uuid-v7'

/** Inserts leads of 2 kB until it is killed, and writes the id of each to standard output once it is committed. */
async function insertUntilKilled(options: DatabaseOptions): Promise<void> {
  const { db } = await openDatabase(options)
  for (;;) {
    const id = uuidV7()
    await db.transaction().execute((transaction) =>
      transaction
        .insertInto('leads')
        .values({
          id,
          form: 'inquiry',
          received_at: new Date().toISOString(),
          language: 'th',
          status: 'accepted',
          data: JSON.stringify({ message: 'x'.repeat(2000) }),
          consent: '{}',
          idempotency_key: id,
          request_digest: '',
        })
        .execute(),
    )
    process.stdout.write(`${id}\n`)
  }
}

void insertUntilKilled(JSON.parse(String(process.argv[2])) as DatabaseOptions)
