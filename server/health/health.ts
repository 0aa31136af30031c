import type { FastifyInstance } from 'fastify'
import { unavailable } from '../http/http-error'
import type { Releases } from '../releases/open-releases'

export interface HealthOptions {
  releases: Releases
}

const retryS = 5

/** `GET /healthz`: the process is alive. `GET /readyz`: it has a release to serve (contracts, section 5). */
export function health(app: FastifyInstance, { releases }: HealthOptions, done: () => void) {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'no-store')
    next()
  })
  app.get('/healthz', (_request, reply) => reply.send({ data: { alive: true } }))
  app.get('/readyz', async (_request, reply) => {
    await releases.refresh()
    if (!releases.current) throw unavailable('There is no release yet', retryS)
    return reply.send({ data: { ready: true, release: releases.current.id } })
  })
  done()
}
