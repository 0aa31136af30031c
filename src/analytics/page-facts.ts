import { languageOf, decodedPath, localizedPath, paths, plainPath } from '../i18n/paths'
import type { PageFacts } from './events'

/** How the title of a 404 page begins, in both languages (contracts, section 5); what follows is what someone typed. */
const notFoundTitle = 'Page Not Found'

/**
 * The page as figures name it: never a query or hash, the term of a search, or the path that led to a 404.
 *
 * @param title of the document
 * @param heading of the page
 */
export function factsOf(pathname: string, title: string, heading: string): PageFacts & { page_title: string } {
  const language = languageOf(pathname)
  const facts = (path: string, name: string) => ({
    page_path: localizedPath(path, language),
    page_language: language,
    page_title: name,
  })
  if (title.startsWith(`${notFoundTitle}:`)) return facts(paths.notFound, notFoundTitle)
  const path = plainPath(decodedPath(pathname))
  return path.startsWith(paths.search) ? facts(paths.search, heading) : facts(path, title)
}

/** The page that is open. */
export const pageFacts = () =>
  factsOf(window.location.pathname, document.title, document.querySelector('h1')?.textContent ?? '')
