import { formPaths, type FormName } from '../forms/fields'
import { checkProtocol, createApiClient } from './api-client'
import { readReceipt, type Receipt } from './main-api-answers'
import { mainApi } from './main-api-address'
import { upload } from './upload'

/** Milliseconds that a form without files may take. */
const defaultTimeoutMs = 30_000
/** Milliseconds that a form with files may stand still: how long all of it takes is up to the line. */
const defaultStallMs = 60_000

/** A form that is ready to be sent. */
export interface Submission {
  form: FormName
  /** Values as JSON has them. */
  values: Readonly<Record<string, unknown>>
  files: Readonly<Record<string, File>>
  /** A UUID; a repeat with the same one is answered as the first was. */
  idempotencyKey: string
}

export interface SendOptions {
  signal: AbortSignal
  /** Told what part of a form with files has gone out, from 0 to 1. */
  onProgress?: (part: number) => void
  baseUrl?: string
  timeoutMs?: number
  stallMs?: number
}

/** Multipart holds text alone: numbers with a decimal point, booleans as words, objects as JSON. */
function toFormData({ values, files }: Submission): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue
    body.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const [name, file] of Object.entries(files)) body.append(name, file, file.name)
  return body
}

/**
 * Posts a form to the main API (contracts, section 4): JSON, or multipart where there are files.
 *
 * @throws {ApiError}
 */
export async function sendSubmission(submission: Submission, options: SendOptions): Promise<Receipt> {
  const { signal, onProgress = () => undefined, baseUrl = mainApi.url } = options
  const { timeoutMs = defaultTimeoutMs, stallMs = defaultStallMs } = options
  const path = formPaths[submission.form]
  const request = `POST ${baseUrl}${path}`
  const headers = { 'Idempotency-Key': submission.idempotencyKey }
  if (Object.keys(submission.files).length === 0) {
    const ask = createApiClient({ baseUrl, token: mainApi.token, timeoutMs })
    return readReceipt(await ask(path, { method: 'POST', body: { ...submission.values }, headers, signal }), request)
  }
  checkProtocol(baseUrl, request)
  const bearer = { Accept: 'application/json', Authorization: `Bearer ${mainApi.token}` }
  const uploading = { headers: { ...bearer, ...headers }, signal, stallMs, onProgress }
  return readReceipt(await upload(baseUrl + path, toFormData(submission), uploading), request)
}
