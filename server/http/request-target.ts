import { badRequest } from './http-error'

/** What was asked for: the path decoded and in NFC, and the query as it came. */
export interface RequestTarget {
  /** Starts with a slash; may hold empty segments, dots and backslashes: whoever uses it decides on those. */
  path: string
  /** Empty, or starts with `?`; printable ASCII only, so that it can stand in a header. */
  query: string
}

/**
 * Decodes a percent-encoded piece of a path once; the result is in NFC.
 *
 * @throws {HttpError} 400 for malformed percent-encoding, what is not UTF-8, and NUL
 */
export function decodePathPart(raw: string): string {
  let decoded: string
  try {
    decoded = decodeURIComponent(raw).normalize('NFC')
  } catch {
    throw badRequest('The address is not percent-encoded UTF-8')
  }
  if (decoded.includes('\0')) throw badRequest('The address holds a NUL character')
  return decoded
}

/** Splits the target of a request into the path and the query, both as they came; an absolute form loses its host. */
export function splitTarget(rawUrl: string): { rawPath: string; rawQuery: string } {
  const withoutHost = rawUrl.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/s, '')
  const queryStart = withoutHost.indexOf('?')
  if (queryStart === -1) return { rawPath: withoutHost || '/', rawQuery: '' }
  return { rawPath: withoutHost.slice(0, queryStart) || '/', rawQuery: withoutHost.slice(queryStart) }
}

/**
 * Reads the target of a request (`request.url` of Node).
 *
 * @throws {HttpError} 400 when the path cannot be decoded or holds NUL
 */
export function readRequestTarget(rawUrl: string): RequestTarget {
  const { rawPath, rawQuery } = splitTarget(rawUrl)
  if (!rawPath.startsWith('/')) throw badRequest('The address does not start with a slash')
  const query = rawQuery === '?' ? '' : rawQuery.replace(/[^\x21-\x7e]/g, '')
  return { path: decodePathPart(rawPath), query }
}
