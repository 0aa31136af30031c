import { ApiError, type ApiFailure } from './api-error'

export interface UploadOptions {
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
  /** Milliseconds without any progress after which the upload is given up. */
  stallMs: number
  /** Told what part of the body has gone out, from 0 to 1. */
  onProgress: (part: number) => void
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Posts a form with files. By XMLHttpRequest, since fetch tells nothing about how far an upload is.
 *
 * @returns the parsed body of a success
 * @throws {ApiError}
 */
export function upload(address: string, body: FormData, options: UploadOptions): Promise<unknown> {
  const { headers, signal, stallMs, onProgress } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout>
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      settle()
    }
    const name = `POST ${address}`
    const fail = (kind: ApiFailure) => end(() => reject(new ApiError(kind, name)))
    const giveUp = (kind: 'aborted' | 'timeout') => {
      fail(kind)
      request.abort()
    }
    const abort = () => giveUp('aborted')
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => giveUp('timeout'), stallMs)
    }
    if (signal.aborted) return reject(new ApiError('aborted', name))
    signal.addEventListener('abort', abort)
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      wait()
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => {
      const { status, responseText: body } = request
      if (status >= 200 && status <= 299) return end(() => resolve(parseJson(body)))
      const retryAfter = request.getResponseHeader('Retry-After')
      end(() => reject(new ApiError('status', name, { status, body, retryAfter })))
    }
    request.onerror = () => fail('network')
    wait()
    request.send(body)
  })
}
