import type { FastifyInstance } from 'fastify'
import type { KeptDatabase } from '../database/keep-database'
import { unavailable } from '../http/http-error'
import type { Releases } from '../releases/open-releases'

export interface HealthOptions {
  releases: Releases
  /** Undefined for a server without forms. */
  database: KeptDatabase | undefined
}

const retryS = 5

/** Throws when the database does not answer. */
async function askDatabase(database: KeptDatabase): Promise<void> {
  const { db } = database.get()
  await db
    .selectFrom('leads')
    .select('id')
    .limit(1)
    .execute()
    .catch((cause: unknown) => {
      throw unavailable('The database does not answer', retryS, { cause })
    })
}

/** `GET /healthz`: the process is alive. `GET /readyz`: it has a release and a database (contracts, section 5). */
export function health(app: FastifyInstance, { releases, database }: HealthOptions, done: () => void) {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store')
    next()
  })
  app.get('/healthz', (_request, reply) => reply.send({ data: { alive: true } }))
  app.get('/readyz', async (_request, reply) => {
    await releases.refresh()
    if (!releases.current) throw unavailable('There is no release yet', retryS)
    if (database) await askDatabase(database)
    return reply.send({ data: { ready: true, release: releases.current.id } })
  })
  done()
}
