import fs from 'node:fs/promises'
import type { Releases } from '../releases/open-releases'
import { siteHeaders, type Headers } from './security-headers'

/** Path of the headers of a build, among its files. */
export const headersFile = '/builds/headers.json'

/** Headers that only an own server may decide on: whether the site is behind https can change after the build. */
const isTransport = (name: string) => name === 'strict-transport-security'

/** A header whose value can stand on one line. */
const isHeader = (entry: readonly [string, unknown]): entry is readonly [string, string] =>
  /^[a-z][a-z-]*$/.test(entry[0]) && typeof entry[1] === 'string' && /^[\x20-\x7e]+$/.test(entry[1])

/** Reads `/builds/headers.json`: an object of names and values. @throws when it is none */
function readHeaders(json: string): Headers {
  const value: unknown = JSON.parse(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('it is not an object')
  return Object.fromEntries(Object.entries(value).filter(isHeader))
}

export interface ReleaseHeaders {
  /** The headers of the live release, as far as they have been read. */
  readonly current: Headers
  /** Reads them again when the live release has others; whoever asks meanwhile waits too. Without cost otherwise. */
  refresh: () => Promise<void> | undefined
}

/**
 * The security headers of the live release, which the build wrote with the hashes of its inline scripts. A release without
 * them gets the strictest: no inline script runs.
 *
 * @param log told when the file cannot be used
 */
export function createReleaseHeaders(
  releases: Releases,
  settings: Parameters<typeof siteHeaders>[0],
  log: (message: string) => void,
): ReleaseHeaders {
  const strictest = siteHeaders(settings, [])
  let current = strictest
  let knownHash: string | undefined
  let reading: Promise<void> | undefined

  const read = async (hash: string | undefined): Promise<Headers> => {
    const file = hash === undefined ? null : await fs.readFile(releases.contentPath(hash), 'utf8')
    const built = file === null ? {} : readHeaders(file)
    const ofBuild = Object.fromEntries(Object.entries(built).filter(([name]) => !isTransport(name)))
    return { ...strictest, ...ofBuild }
  }
  const readAgain = async (hash: string | undefined) => {
    const found = await read(hash).catch((error: unknown) => {
      log(`The security headers of the build cannot be used: ${String(error)}`)
      return strictest
    })
    // Another release has come meanwhile: its headers are waited for
    if (hash !== knownHash) return reading
    current = found
    reading = undefined
  }
  return {
    get current() {
      return current
    },
    refresh() {
      const hash = releases.current?.files.get(headersFile)?.hash
      if (hash === knownHash) return reading
      knownHash = hash
      reading = readAgain(hash)
      return reading
    },
  }
}
