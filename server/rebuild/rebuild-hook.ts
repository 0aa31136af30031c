import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import { Webhook } from 'standardwebhooks'
import { hasBearer } from '../http/bearer'
import { unauthorized, unavailable } from '../http/http-error'
import type { RebuildQueue } from './rebuild-queue'
import { createSeenIds, type SeenIds } from './seen-ids'

export interface RebuildHookOptions {
  queue: RebuildQueue
  /** Secret of signed calls, `whsec_…`; null: signed calls are refused. */
  secret: string | null
  /** Token of bearer calls; null: bearer calls are refused. */
  token: string | null
  /** Answers to signed calls. Left out: they are forgotten when the server ends. */
  seen?: SeenIds
}

const maxBodyBytes = 1024 * 1024
/** The signature's own tolerance, both ways; a repeated id is known for longer. */
export const rememberIdsForMs = 15 * 60_000

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

const retryAfterS = 10

/** A build that could not be noted, as on a full disk, is not acknowledged: the caller asks again. */
async function trigger(queue: RebuildQueue): Promise<{ id: string }> {
  try {
    return await queue.trigger('webhook')
  } catch (error) {
    throw unavailable('The build could not be noted', retryAfterS, { cause: error })
  }
}

/**
 * `POST /hooks/rebuild` (contracts, section 6): 202 with the build that will include the call; 401 for whatever it is
 * not, such as a body that is too large or cut short. A bearer is looked at before the body.
 */
export const rebuildHook: FastifyPluginCallback<RebuildHookOptions> = (app, { queue, secret, token, seen }, done) => {
  const ids = seen ?? createSeenIds({ rememberForMs: rememberIdsForMs })
  const hasToken = ({ headers }: FastifyRequest) => token !== null && hasBearer(headers.authorization, token)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const isBearer = hasToken(request)
    const id = isBearer ? null : signedId(request, secret)
    if (id === null && !isBearer) throw unauthorized()
    const build = await (id === null ? trigger(queue) : ids.answer(id, () => trigger(queue)))
    return reply
      .code(202)
      .header('cache-control', 'no-store')
      .send({ data: { id: build.id, state: 'queued' } })
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, parsed) =>
    parsed(null, body),
  )
  app.setErrorHandler((error: Error & { statusCode?: number; status?: number }) => {
    const status = error.status ?? error.statusCode ?? 500
    throw status >= 400 && status < 500 ? unauthorized() : error
  })
  app.post(
    '/hooks/rebuild',
    {
      bodyLimit: maxBodyBytes,
      onRequest: async (request, reply) => (hasToken(request) ? answer(request, reply) : undefined),
    },
    answer,
  )
  done()
}
