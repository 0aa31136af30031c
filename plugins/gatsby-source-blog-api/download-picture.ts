import sharp from 'sharp'

const mostRedirects = 3
const retriedStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** What an earlier answer said about its version; sent back to ask whether there is a newer one. */
export interface Validators {
  etag?: string
  lastModified?: string
}

export interface DownloadLimits {
  /** For the whole download, redirects, repeat and body included. */
  timeoutMs: number
  maxBytes: number
}

export type Download =
  | { outcome: 'fetched'; buffer: Buffer; extension: string; validators: Validators }
  | { outcome: 'unchanged' }
  /** `gone`: the server says that there is no such picture. */
  | { outcome: 'failed'; reason: string; gone: boolean }

/** A picture that cannot be had, with a reason for the site's owner. */
class PictureError extends Error {
  constructor(
    reason: string,
    readonly status?: number,
  ) {
    super(reason)
  }
}

const ascii = (buffer: Buffer, start: number, end: number) => buffer.toString('latin1', start, end)

/**
 * The extension that belongs to a picture's first bytes; what the server or the address calls it is not asked.
 *
 * @returns null for what is not JPEG, PNG, WebP, GIF or AVIF
 */
export function pictureExtension(buffer: Buffer): string | null {
  if (buffer.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return '.jpg'
  if (ascii(buffer, 0, 8) === '\x89PNG\r\n\x1a\n') return '.png'
  if (ascii(buffer, 0, 4) === 'RIFF' && ascii(buffer, 8, 12) === 'WEBP') return '.webp'
  if (/^GIF8[79]a$/.test(ascii(buffer, 0, 6))) return '.gif'
  if (ascii(buffer, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(buffer, 8, 12))) return '.avif'
  return null
}

/** Follows redirects by hand: at most three, and to http(s) only. */
async function request(address: string, headers: HeadersInit, signal: AbortSignal): Promise<Response> {
  let current = new URL(address)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await fetch(current, { headers, signal, redirect: 'manual' })
    const location = response.headers.get('location')
    if (![301, 302, 303, 307, 308].includes(response.status) || !location) return response
    await response.body?.cancel()
    if (!URL.canParse(location, current)) throw new PictureError('is redirected to what is no address')
    current = new URL(location, current)
    if (!/^https?:$/.test(current.protocol)) throw new PictureError(`is redirected to ${current.protocol}`)
  }
  throw new PictureError(`is redirected more than ${mostRedirects} times`)
}

/** As the HTTP client does for the API: once more where another try may help. */
async function requestWithRetry(address: string, headers: HeadersInit, signal: AbortSignal): Promise<Response> {
  const first = await request(address, headers, signal).catch((error: unknown) => {
    if (error instanceof PictureError || signal.aborted) throw error
    return null
  })
  if (first && !retriedStatuses.has(first.status)) return first
  await first?.body?.cancel()
  return request(address, headers, signal)
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const tooLarge = new PictureError(`is larger than ${maxBytes} bytes`)
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel()
    throw tooLarge
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A picture that is cut off or broken inside would stop the build later, when its sizes are made. */
async function assertDecodes(buffer: Buffer): Promise<void> {
  await sharp(buffer)
    .resize(8, 8)
    .toBuffer()
    .catch(() => {
      throw new PictureError('is a broken picture')
    })
}

async function takePicture(response: Response, maxBytes: number): Promise<Download> {
  if (response.status === 304) return { outcome: 'unchanged' }
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new PictureError(`was answered with status ${response.status}`, response.status)
  }
  const buffer = await readBody(response, maxBytes)
  const extension = pictureExtension(buffer)
  if (!extension) throw new PictureError('is not a JPEG, PNG, WebP, GIF or AVIF picture')
  await assertDecodes(buffer)
  const etag = response.headers.get('etag')
  const lastModified = response.headers.get('last-modified')
  const validators = { ...(etag && { etag }), ...(lastModified && { lastModified }) }
  return { outcome: 'fetched', buffer, extension, validators }
}

function failure(error: unknown, timeoutMs: number, signal: AbortSignal): Download {
  if (error instanceof PictureError) {
    return { outcome: 'failed', reason: error.message, gone: error.status === 404 || error.status === 410 }
  }
  if (signal.aborted) return { outcome: 'failed', reason: `was not there within ${timeoutMs} ms`, gone: false }
  const { message, cause } = error as Error
  const reason = (cause as Error | undefined)?.message || message
  return { outcome: 'failed', reason: `could not be fetched (${reason})`, gone: false }
}

/**
 * Fetches a picture. Never throws: what goes wrong is in the result.
 *
 * @param address http(s) address
 * @param known of the copy that is there; empty when there is none
 */
export async function downloadPicture(address: string, known: Validators, limits: DownloadLimits): Promise<Download> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  const headers = {
    accept: 'image/*',
    ...(known.etag && { 'if-none-match': known.etag }),
    ...(known.lastModified && { 'if-modified-since': known.lastModified }),
  }
  try {
    return await takePicture(await requestWithRetry(address, headers, signal), limits.maxBytes)
  } catch (error) {
    return failure(error, limits.timeoutMs, signal)
  }
}
