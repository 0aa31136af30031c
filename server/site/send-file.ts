import fs from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, notFound } from '../http/http-error'
import type { ReleaseFile } from '../releases/release-files'
import type { Releases } from '../releases/open-releases'
import { cacheControlOf } from './cache-control'
import type { ContentCache } from './content-cache'
import { contentTypeOf } from './file-types'
import { chooseEncoding, type Encoding } from './negotiate'
import { readRange, type ByteRange } from './range'

/** What the files of a release are answered from. */
export interface FileSource {
  releases: Releases
  cache: ContentCache
}

/** Files over this size are streamed and never kept in memory. */
const streamedBytes = 256 * 1024

const storedEncoding = { br: 'br', gzip: 'gz', identity: undefined } as const

/** One form of a file, as it goes over the wire. */
interface Form {
  file: ReleaseFile
  encoding: Encoding
  size: number
  etag: string
}

function chooseForm(file: ReleaseFile, acceptEncoding: string | undefined): Form {
  const available = [...(file.br ? (['br'] as const) : []), ...(file.gz ? (['gzip'] as const) : [])]
  const encoding = chooseEncoding(acceptEncoding, available)
  const size = { br: file.br, gzip: file.gz, identity: file.size }[encoding] ?? file.size
  const tag = file.hash.slice(0, 32)
  return { file, encoding, size, etag: encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"` }
}

/** Whether If-None-Match names the tag; compared weakly, as RFC 9110 wants it here. */
function isUnchanged(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')))
}

/** A content that the store has lost is answered as one that is not there. */
function asNotFound(error: unknown): never {
  throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? notFound() : error
}

async function openContent({ releases }: FileSource, { file, encoding }: Form, range?: ByteRange) {
  const handle = await fs.open(releases.contentPath(file.hash, storedEncoding[encoding])).catch(asNotFound)
  return handle.createReadStream(range)
}

async function readContent({ releases, cache }: FileSource, { file, encoding }: Form): Promise<Buffer> {
  const key = `${file.hash} ${encoding}`
  const known = cache.get(key)
  if (known) return known
  const content = await fs.readFile(releases.contentPath(file.hash, storedEncoding[encoding])).catch(asNotFound)
  cache.set(key, content)
  return content
}

/** The range to answer; If-Range with another tag asks for the whole file. */
function rangeFor(request: FastifyRequest, form: Form, reply: FastifyReply): ByteRange | null {
  reply.header('accept-ranges', 'bytes')
  const ifRange = request.headers['if-range']
  if (request.method !== 'GET' || (ifRange !== undefined && ifRange !== form.etag)) return null
  const range = readRange(request.headers.range, form.size)
  if (range !== 'unsatisfiable') return range
  throw new HttpError(416, 'range_not_satisfiable', 'The file does not have this range', {
    headers: { 'content-range': `bytes */${form.size}` },
  })
}

/**
 * Answers a file of a release: the best form that was made ahead, ETag and 304, ranges of large files that have no
 * compressed form. Nothing is compressed here.
 *
 * @param sitePath path of the file; its type and its caching go by it
 * @throws {HttpError} 404 when the content is gone, 416
 */
export async function sendFile(
  source: FileSource,
  sitePath: string,
  file: ReleaseFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = chooseForm(file, request.headers['accept-encoding'])
  reply.headers({ etag: form.etag, 'cache-control': cacheControlOf(sitePath) })
  if (file.br || file.gz) reply.header('vary', 'Accept-Encoding')
  if (isUnchanged(request.headers['if-none-match'], form.etag)) return reply.code(304).send()

  reply.type(contentTypeOf(sitePath)).header('content-length', form.size)
  if (form.encoding !== 'identity') reply.header('content-encoding', form.encoding)
  const isLarge = form.size > streamedBytes
  const range = isLarge && !file.br && !file.gz ? rangeFor(request, form, reply) : null
  if (request.method === 'HEAD') return reply.send()
  if (range) {
    const { start, end } = range
    reply
      .code(206)
      .headers({ 'content-range': `bytes ${start}-${end}/${form.size}`, 'content-length': end - start + 1 })
  }
  return reply.send(isLarge ? await openContent(source, form, range ?? undefined) : await readContent(source, form))
}
