import { defaultLanguage } from '../../src/i18n/locales'
import { languageOf, localizedPath, plainPath } from '../../src/i18n/paths'
import { readTarget, slashForm, withQuery } from './location'

/** Where a request is sent. */
export interface Redirection {
  status: 301 | 302
  location: string
}

/** The redirects of a release, by the path they come from. */
export type RedirectTable = ReadonlyMap<string, string>

/**
 * Reads `/builds/redirects.json` of a release: `[{"from": "/blog/", "to": "/content/", "status": 301}]`.
 * `from` is a decoded path with a slash at its end. An entry that cannot be used is named and left out.
 */
export function readRedirects(json: string, log: (message: string) => void): RedirectTable {
  const table = new Map<string, string>()
  const entries: unknown = JSON.parse(json)
  if (!Array.isArray(entries)) throw new TypeError('/builds/redirects.json is not a list')
  for (const entry of entries as unknown[]) {
    const { from, to } = (entry ?? {}) as { from?: unknown; to?: unknown }
    const isUsable = typeof from === 'string' && from.startsWith('/') && typeof to === 'string' && readTarget(to)
    if (isUsable) table.set(slashForm(from.normalize('NFC')), to)
    else log(`A redirect of the build is left out: ${JSON.stringify(entry)}`)
  }
  return table
}

/** The target for a path: the path's own, else for a path in another language that of the plain path, in that language. */
function targetFor(table: RedirectTable, path: string): string | undefined {
  const own = table.get(path)
  const language = languageOf(path)
  if (own !== undefined || language === defaultLanguage) return own
  const plain = table.get(plainPath(path))
  return plain?.startsWith('/') ? localizedPath(plain, language) : plain
}

/**
 * Where a path is redirected to: 301 inside the site with the query kept, 302 to outside (contracts, section 5).
 *
 * @param path decoded; with or without a slash at its end, so that either form takes one hop
 * @returns null when there is no redirect, or it would lead to itself
 */
export function findRedirect(table: RedirectTable, path: string, query: string): Redirection | null {
  const from = slashForm(path)
  const to = targetFor(table, from)
  const target = to === undefined ? null : readTarget(to)
  if (!target || to === from) return null
  if (!target.isInside) return { status: 302, location: target.location }
  return { status: 301, location: withQuery(target.location, query) }
}
