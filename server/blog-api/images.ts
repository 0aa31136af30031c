import fs from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../http/http-error'

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
}

const plainFileName = /^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N} ._-]{0,199}\.(?<type>png|jpe?g|webp|gif|avif)$/u

/**
 * Answers a picture of the articles. Only plain file names of picture types; no folders, no links out of the folder.
 *
 * @param fileName decoded
 * @throws {HttpError} 404 for everything else
 */
export async function sendImage(imagesDir: string, fileName: string, request: FastifyRequest, reply: FastifyReply) {
  const type = types[plainFileName.exec(fileName)?.groups?.['type'] ?? '']
  const file = path.join(imagesDir, fileName)
  const stat = type ? await fs.lstat(file).catch(() => null) : null
  if (!type || !stat?.isFile()) throw notFound('There is no such picture')
  const etag = `"${stat.size.toString(16)}-${Math.trunc(stat.mtimeMs).toString(16)}"`
  reply.headers({
    etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    // Pages of a site on another host show them
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const handle = await fs.open(file)
  return reply.type(type).header('content-length', stat.size).send(handle.createReadStream())
}
