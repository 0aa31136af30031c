import { FetchError, ofetch } from 'ofetch'
import { formPaths, type FormName } from '../forms/fields'
import { callAddress, ClientError, readReceipt, statusError, type Receipt } from './client-error'
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

/** ofetch throws its own error for every failure; a post is never tried again by itself. */
function toClientError(error: unknown, timeout: AbortSignal, signal: AbortSignal): unknown {
  if (!(error instanceof FetchError)) return error
  if (error.response) {
    return statusError(error.response.status, error.data, error.response.headers.get('Retry-After'))
  }
  if (signal.aborted) return new ClientError('aborted')
  return new ClientError(timeout.aborted ? 'timeout' : 'network')
}

/**
 * Posts a form to the main API (contracts, section 4): JSON, or multipart where there are files.
 *
 * @throws {ClientError}
 */
export async function sendSubmission(submission: Submission, options: SendOptions): Promise<Receipt> {
  const { signal, onProgress = () => undefined, baseUrl = mainApi.url } = options
  const { timeoutMs = defaultTimeoutMs, stallMs = defaultStallMs } = options
  const address = callAddress(baseUrl + formPaths[submission.form])
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${mainApi.token}`,
    'Idempotency-Key': submission.idempotencyKey,
  }
  if (Object.keys(submission.files).length > 0) {
    return readReceipt(await upload(address, toFormData(submission), { headers, signal, stallMs, onProgress }))
  }
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    // ofetch leaves out its own timeout where there is a signal
    const body = await ofetch<unknown>(address, {
      method: 'POST',
      headers,
      body: { ...submission.values },
      signal: AbortSignal.any([signal, timeout]),
    })
    return readReceipt(body)
  } catch (error) {
    throw toClientError(error, timeout, signal)
  }
}
