import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { maxFileBytes } from '../../src/forms/fields'
import { badRequest, HttpError, unavailable } from '../http/http-error'
import { discardIncoming, receiveUpload, type Upload } from '../uploads/receive-upload'
import { tooLarge } from './problems'
import type { Submission } from './submission'

const maxTextBytes = 256 * 1024
/** More than three files at their limit: what is over it is read and thrown away, so that the client hears the answer. */
const maxTotalBytes = 64 * 1024 * 1024
const retryAfterS = 30

/** Options of @fastify/multipart for the forms. A file over its limit is cut, not thrown: the fields after it are still read. */
export const multipartOptions = {
  throwFileSizeLimit: false,
  limits: {
    fieldNameSize: 100,
    fieldSize: 64 * 1024,
    fields: 100,
    files: 10,
    fileSize: maxFileBytes,
    parts: 110,
    headerPairs: 50,
  },
}

const readToEnd = (content: Readable) => finished(content.resume())

/** Ends the connection of a client that sends without end. */
function limitTotal(request: FastifyRequest): void {
  let bytes = 0
  request.raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxTotalBytes) request.raw.destroy()
  })
}

/** What comes in with a multipart body, part by part. */
class Receiver {
  readonly values: Record<string, unknown> = {}
  readonly uploads: Upload[] = []
  readonly tooLargeFields: string[] = []
  private textBytes = 0
  private failure: HttpError | null = null

  constructor(
    private readonly fileFields: readonly string[],
    private readonly dataDir: string,
  ) {}

  field(name: string, value: unknown, isTruncated: boolean): void {
    this.textBytes += typeof value === 'string' ? Buffer.byteLength(value) : 0
    if (isTruncated || this.textBytes > maxTextBytes) this.failure ??= tooLarge()
    else this.values[name] = value
  }

  async file({ fieldname: field, filename, file }: MultipartFile): Promise<void> {
    const isWanted = this.fileFields.includes(field) && !this.uploads.some((upload) => upload.field === field)
    if (!isWanted || !filename || this.failure !== null) return readToEnd(file)
    try {
      const upload = await receiveUpload(file, { field, givenName: filename, dataDir: this.dataDir })
      this.uploads.push(upload)
      if (file.truncated) this.tooLargeFields.push(field)
    } catch (error) {
      // Anything but the disk is a client that went away
      if (!isFileSystemError(error)) throw error
      this.failure = unavailable('The file cannot be stored at the moment', retryAfterS, { cause: error })
      if (!file.destroyed) await readToEnd(file)
    }
  }

  result(): Submission {
    if (this.failure !== null) throw this.failure
    return { values: this.values, uploads: this.uploads, tooLargeFields: this.tooLargeFields }
  }
}

const isFileSystemError = (error: unknown) => typeof error === 'object' && error !== null && 'syscall' in error

/** Errors of the multipart parser: over a limit, or malformed. */
function parserError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 400
  return status === 413 ? tooLarge() : badRequest('The multipart body cannot be read')
}

/**
 * Reads a multipart body: files go to disk as they come, at most 5 MB of each.
 *
 * @param fileFields names of the files that the form has; others are read and forgotten
 * @throws {HttpError} 400 malformed, 413 too large in all, 503 disk full or away; nothing is left on disk then
 */
export async function readMultipart(
  request: FastifyRequest,
  fileFields: readonly string[],
  dataDir: string,
): Promise<Submission> {
  if (Number(request.headers['content-length'] ?? 0) > maxTotalBytes) throw tooLarge()
  const receiver = new Receiver(fileFields, dataDir)
  try {
    const parts = request.parts()
    const first = parts.next()
    limitTotal(request)
    for (let part = await first; !part.done; part = await parts.next()) {
      if (part.value.type === 'file') await receiver.file(part.value)
      else receiver.field(part.value.fieldname, part.value.value, part.value.valueTruncated)
    }
    return receiver.result()
  } catch (error) {
    await discardIncoming(receiver.uploads)
    throw parserError(error)
  }
}
