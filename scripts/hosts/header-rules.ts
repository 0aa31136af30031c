import type { Headers } from '../../server/headers/security-headers'
import { immutableFolders } from '../../server/releases/retained-paths'
import { caching } from '../../server/site/cache-control'
import { CommandError } from '../lib/command'

/** The longest line that Cloudflare Pages reads. */
export const maxHeaderLine = 2000

const block = (pattern: string, headers: Headers): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. Where several patterns meet, these hosts put values together:
 * so no header is set by two patterns, and what is to be asked for again is left to the host's own rule, which is ours.
 *
 * @throws {CommandError} when a line is longer than these hosts take
 */
export function headerRules(headers: Headers): string {
  const immutable = { 'cache-control': caching.immutable }
  const text = [
    block('/*', headers),
    ...[...immutableFolders.map((folder) => `${folder}*`), '/*.js', '/*.css'].map((pattern) =>
      block(pattern, immutable),
    ),
    block('/builds/latest.json', { 'cache-control': caching.buildStamp }),
    block('/builds/meta/*', { 'cache-control': caching.buildMeta }),
  ].join('\n')
  const longest = text.split('\n').sort((one, other) => other.length - one.length)[0] ?? ''
  if (longest.length <= maxHeaderLine) return text
  throw new CommandError(
    `_headers: a line has ${longest.length} characters, hosts take ${maxHeaderLine}: ${longest.slice(0, 80)}…`,
  )
}
