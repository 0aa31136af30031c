import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './negotiate'

const brotli = promisify(zlib.brotliCompress)
const quickBrotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }

/** What was compressed, as long as the content itself is kept by whoever made it. */
const compressed = new WeakMap<Buffer, Promise<Buffer>>()

function compress(content: Buffer): Promise<Buffer> {
  const known = compressed.get(content) ?? brotli(content, quickBrotli)
  compressed.set(content, known)
  return known
}

/**
 * Answers what was made for the request and is no file of the release: compressed where that is wanted, to be asked for again
 * each time. Status, type and further headers are the caller's.
 */
export async function sendMade(request: FastifyRequest, reply: FastifyReply, content: Buffer): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'], ['br'])
  reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
  if (reply.statusCode === 200) {
    const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 32)}"`
    reply.header('etag', etag)
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim()) ?? []
    if (known.includes(etag)) return reply.code(304).send()
  }
  if (encoding === 'identity') return reply.header('content-length', content.length).send(content)
  const body = await compress(content)
  return reply.headers({ 'content-encoding': encoding, 'content-length': body.length }).send(body)
}
