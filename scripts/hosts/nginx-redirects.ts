import type { SiteRedirect } from '../../src/redirects/redirect-list'
import { readTarget } from '../../server/site/location'

/** A text in double quotes, as nginx reads it. */
export const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** An address as a value: a dollar sign would begin a variable. */
const asValue = (address: string) => quoted(address.replaceAll('$', '%24'))

/** nginx compares without regard to case. */
const asKey = (path: string) => path.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** A path without the slash at its end. */
const bare = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** What {@link bare} says of a path, so that each redirect is one entry: those of ten thousand articles are megabytes. */
const barePath = `map $uri $site_from {
  default $uri;
  "~^(?<site_from_bare>.+)/$" $site_from_bare;
}
`

/** A table from a path, with or without its slash. */
function table(variable: string, entries: readonly (readonly [from: string, value: string])[], defaultValue = '""') {
  const seen = new Map<string, string>()
  for (const [from, value] of entries) {
    const key = asKey(bare(from))
    if (!seen.has(key)) seen.set(key, `  ${quoted(bare(from))} ${value};`)
  }
  return [`map $site_from $${variable} {`, `  default ${defaultValue};`, ...seen.values(), '}', ''].join('\n')
}

const largestName = (redirects: readonly SiteRedirect[]) =>
  redirects.reduce((most, { from }) => Math.max(most, Buffer.byteLength(from)), 0)

const powerAbove = (least: number) => 2 ** Math.ceil(Math.log2(Math.max(least, 2)))

/**
 * The redirects of a build as tables of nginx: `$site_outside`, `$site_inside`, with the query to be kept (`$site_query`) and what
 * comes behind it (`$site_hash`).
 */
export function nginxRedirects(redirects: readonly SiteRedirect[]): string {
  const targets = redirects.flatMap(({ from, to }) => {
    const target = readTarget(to)
    return target ? [{ from, ...target }] : []
  })
  const inside = targets.filter(({ isInside }) => isInside)
  const split = (location: string) => location.split('#') as [string, string?]
  return [
    `map_hash_bucket_size ${powerAbove(largestName(redirects) + 64)};`,
    `map_hash_max_size ${powerAbove(redirects.length * 2 + 2048)};`,
    '',
    barePath,
    table(
      'site_outside',
      targets.filter(({ isInside }) => !isInside).map(({ from, location }) => [from, asValue(location)] as const),
    ),
    table(
      'site_inside',
      inside.map(({ from, location }) => [from, asValue(split(location)[0])] as const),
    ),
    table(
      'site_hash',
      inside.flatMap(({ from, location }) => {
        const hash = split(location)[1]
        return hash === undefined ? [] : [[from, asValue(`#${hash}`)] as const]
      }),
    ),
    'map $args $site_more_query {\n  default "&$args";\n  "" "";\n}\n',
    table(
      'site_query',
      inside
        .filter(({ location }) => split(location)[0].includes('?'))
        .map(({ from }) => [from, '$site_more_query'] as const),
      '$is_args$args',
    ),
  ].join('\n')
}
