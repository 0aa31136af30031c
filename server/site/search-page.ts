import { languageOf, localizedPath, paths, plainPath } from '../../src/i18n/paths'
import { maxTermLength, searchAddress, termInPath } from '../../src/search/term'
import type { RequestTarget } from '../http/request-target'
import type { Redirection } from './redirects'

/** How the path of a search is answered: with a file of the release, or by sending the visitor on. */
export type SearchAnswer = { filePath: string } | Redirection

/** Where `?q=` leads: the rest of the query comes along. */
function fromQuery(query: string, path: string): Redirection | null {
  const values = new URLSearchParams(query)
  const term = (values.get('q') ?? '').slice(0, maxTermLength * 4)
  values.delete('q')
  const location = searchAddress(term, path)
  if (location === localizedPath(paths.search, languageOf(path))) return null
  const rest = values.toString()
  return { status: 302, location: rest ? `${location}?${rest}` : location }
}

/**
 * The rule of the search page (contracts, section 7): one prebuilt page answers every term below it; `?q=` on it leads to the term.
 * A term may hold slashes, so that whatever is below is one term.
 *
 * @returns null for a path that is not the search page's, and for the page itself
 */
export function findSearch({ path, query }: RequestTarget): SearchAnswer | null {
  const term = termInPath(path, { isEncoded: false })
  if (term === null) return null
  if (plainPath(path) === paths.search) return fromQuery(query, path)
  if (!path.endsWith('/')) return { status: 301, location: `${searchAddress(term, path)}${query}` }
  // Pages start up with addresses decoded twice, which fails on a percent sign
  if (path.includes('%')) return { status: 302, location: `${searchAddress(term, path)}${query}` }
  return { filePath: `${localizedPath(paths.search, languageOf(path))}index.html` }
}
