import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares two secrets in a time that tells nothing about either. */
export const isSameSecret = (got: string, expected: string) => timingSafeEqual(digest(got), digest(expected))

/**
 * Whether an Authorization header carries the bearer token. An empty token is never accepted.
 *
 * @param header the value of the header, if there is one
 */
export function hasBearer(header: string | undefined, token: string): boolean {
  const got = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1]
  return got !== undefined && token !== '' && isSameSecret(got, token)
}
