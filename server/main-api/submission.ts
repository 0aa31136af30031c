import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { FormName } from '../../src/forms/fields'
import { isAcceptedFile, type FileFacts } from '../../src/forms/file-facts'
import { fileFieldsOf } from '../../src/forms/form-schemas'
import type { Upload } from '../uploads/receive-upload'
import { readMultipart } from './read-multipart'

/** What came in with a request, as it came. */
export interface Submission {
  /** Fields by name; text, or whatever JSON holds. */
  values: Readonly<Record<string, unknown>>
  /** Files on disk, of the fields that the form has. */
  uploads: readonly Upload[]
  /** Fields whose file was over the limit. */
  tooLargeFields: readonly string[]
}

/**
 * Reads a submission of any of the content types that forms are sent in.
 *
 * @throws {HttpError} see `readMultipart`
 */
export async function readSubmission(request: FastifyRequest, form: FormName, dataDir: string): Promise<Submission> {
  if (request.isMultipart()) return readMultipart(request, fileFieldsOf(form), dataDir)
  const { body } = request
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  return { values: isObject ? (body as Record<string, unknown>) : {}, uploads: [], tooLargeFields: [] }
}

const factsOf = ({ originalName, sizeBytes, mediaType }: Upload): FileFacts => ({
  name: originalName,
  size: sizeBytes,
  type: mediaType,
})

/** Fields whose file is not what uploads take: by its content, and its name must fit. An empty file is a missing one. */
export const wrongFiles = ({ uploads }: Submission): string[] =>
  uploads
    .filter((upload) => upload.sizeBytes > 0 && (upload.mediaType === '' || !isAcceptedFile(factsOf(upload))))
    .map(({ field }) => field)

/**
 * The values as `validateForm` takes them: files only where there are files.
 *
 * @param form its file fields never come from text fields
 */
export function valuesToCheck(form: FormName, { values, uploads }: Submission): Record<string, unknown> {
  const files = fileFieldsOf(form).map((name) => {
    const upload = uploads.find(({ field }) => field === name)
    return [name, upload ? factsOf(upload) : undefined] as const
  })
  return { ...values, ...Object.fromEntries(files) }
}

/** SHA-256 of what a form says, the same for the same values and files. */
export function digestOf(form: FormName, value: Readonly<Record<string, unknown>>, uploads: readonly Upload[]): string {
  const names = Object.keys(value).sort()
  const files = uploads.map(({ field, sha256 }) => [field, sha256])
  return createHash('sha256')
    .update(JSON.stringify([form, names.map((name) => [name, value[name]]), files]))
    .digest('hex')
}
