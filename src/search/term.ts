import { languageOf, localizedPath, paths, plainPath } from '../i18n/paths'

/** Letters that a search may have. */
export const maxTermLength = 100

/**
 * A term as it is searched for: NFC, no control characters, single spaces. A percent sign means nothing to a search, and
 * Gatsby decodes addresses twice, which fails on one.
 */
export const cleanTerm = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[%\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a term can stand as a folder in an address: browsers take dots alone for the folder itself, or the one above. */
const canBeFolder = (term: string) => term !== '' && !/^\.{1,2}$/.test(term)

/**
 * The address of a search, percent-encoded (contracts, section 7); that of the search page for a term that cannot stand in one.
 *
 * @param path any path in the language that is wanted
 * @example searchAddress('บ้าน/สวน', '/en/') // '/en/content/search/%E0%B8…%2F…/'
 */
export function searchAddress(term: string, path: string): string {
  const page = localizedPath(paths.search, languageOf(path))
  const text = [...cleanTerm(term)].slice(0, maxTermLength + 1).join('')
  return canBeFolder(text) ? `${page}${encodeURIComponent(text)}/` : page
}

/**
 * The term that stands in a path below the search page, as it was typed; whatever is below counts as one term.
 *
 * @param pathname decoded, or percent-encoded as browsers give it
 * @returns null for a path that is not the search page's; empty where there is no term
 */
export function termInPath(pathname: string, { isEncoded }: { isEncoded: boolean }): string | null {
  const plain = plainPath(pathname)
  if (!plain.startsWith(paths.search)) return null
  const folder = plain.slice(paths.search.length).replace(/\/$/, '')
  if (!isEncoded) return cleanTerm(folder)
  try {
    return cleanTerm(decodeURIComponent(folder))
  } catch {
    return cleanTerm(folder)
  }
}
