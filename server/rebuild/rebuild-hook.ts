import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { hasBearer } from '../http/bearer'
import { unauthorized } from '../http/http-error'
import type { RebuildQueue } from './rebuild-queue'
import { createSeenIds, type SeenIds } from './seen-ids'

export interface RebuildHookOptions {
  queue: RebuildQueue
  /** Secret of signed calls, `whsec_…`; null: signed calls are refused. */
  secret: string | null
  /** Token of bearer calls; null: bearer calls are refused. */
  token: string | null
}

const maxBodyBytes = 1024 * 1024
/** The signature's own tolerance, both ways; a repeated id is known for longer. */
const rememberIdsForMs = 15 * 60_000

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** The id of a rightly signed call (Standard Webhooks: within five minutes, constant-time compare); null for any other. */
function signedId(request: FastifyRequest, secret: string | null): string | null {
  if (secret === null) return null
  const headers = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, headerOf(request, name)]),
  )
  try {
    new Webhook(secret).verify(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '', headers)
    return headers['webhook-id'] ?? null
  } catch {
    return null
  }
}

async function answerOf(request: FastifyRequest, { queue, secret, token }: RebuildHookOptions, seen: SeenIds) {
  const id = signedId(request, secret)
  if (id !== null) return seen.answer(id, () => queue.trigger('webhook'))
  if (token !== null && hasBearer(request.headers.authorization, token)) return queue.trigger('webhook')
  throw unauthorized()
}

/** `POST /hooks/rebuild` (contracts, section 6): 202 with the build that will include the call; 401 for whoever it is not. */
export const rebuildHook: FastifyPluginCallback<RebuildHookOptions> = (app, options, done) => {
  const seen = createSeenIds(rememberIdsForMs)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, parsed) =>
    parsed(null, body),
  )
  app.post('/hooks/rebuild', { bodyLimit: maxBodyBytes }, async (request, reply) => {
    const { id } = await answerOf(request, options, seen)
    return reply
      .code(202)
      .header('cache-control', 'no-store')
      .send({ data: { id, state: 'queued' } })
  })
  done()
}
