import { categoryKey, isCategoryKey, type CategoryKey } from '../../src/i18n/categories'
import type { Language, Localized } from '../../src/i18n/locales'
import { languageOf, localizedPath, paths, plainPath } from '../../src/i18n/paths'
import { existsIn } from '../blog-api/search'
import { unavailable, type ErrorWords } from '../http/http-error'
import type { ArticleLookup, FoundArticle } from './article-lookup'
import { localLocation } from './location'
import type { Redirection } from './redirects'

/** An address of an article that is not in the release. */
interface ArticleAddress {
  /** null under /blog/, which knows no categories. */
  category: CategoryKey | null
  name: string
  language: Language
}

const notReadyWords: Localized<ErrorWords> = {
  th: { heading: 'ยังไม่พร้อม', text: 'บทความนี้กำลังจะเผยแพร่ กรุณากลับมาใหม่ในอีกสักครู่' },
  en: { heading: 'Not ready yet', text: 'This article is about to be published. Please come back in a moment.' },
}

const notReadyRetryS = 60
const failingRetryS = 30

/** A name that the contract allows: at most 200 bytes, none of `/ \ ? # %`, no control characters. */
const isArticleName = (name: string) =>
  Buffer.byteLength(name) <= 200 && !/[/\\?#%\p{Cc}]/u.test(name) && !/^\.{1,2}$/.test(name)

/** Reads `/content/{category}/{name}/` and `/blog/{name}/`, in either language; null for any other path. */
function readAddress(path: string): ArticleAddress | null {
  const language = languageOf(path)
  const [, section, ...rest] = plainPath(path).split('/')
  if (rest.at(-1) !== '') return null
  const [first = '', second = ''] = rest
  if (section === 'blog' && rest.length === 2 && first) return { category: null, name: first, language }
  if (section !== 'content' || rest.length !== 3 || !second || !isCategoryKey(first)) return null
  return { category: first, name: second, language }
}

/** Where an article stands now; null when it has no page in the language. */
function placeOf(article: FoundArticle, language: Language): string | null {
  const category = categoryKey(article.category)
  const name = article.name.normalize('NFC')
  if (!category || !isArticleName(name) || !existsIn(article, language)) return null
  return localizedPath(paths.article(category, name), language)
}

/**
 * The rule for an article that is not in the release (contracts, section 5): asks the blog API where it is.
 *
 * @param path decoded, with a slash at its end
 * @returns where to send the visitor; null when the path is no article's, which is a plain 404
 * @throws {HttpError} 503 when the article is there but not built yet, and when the API fails
 */
export async function findLiveArticle(lookup: ArticleLookup, path: string, query: string): Promise<Redirection | null> {
  const address = readAddress(path)
  if (!address) return null
  const toHub: Redirection = { status: 302, location: localizedPath(paths.content, address.language) }
  if (!isArticleName(address.name)) return toHub
  const article = await lookup(address.name).catch((cause: unknown) => {
    throw unavailable('Internal Server Error', failingRetryS, { cause })
  })
  const place = article && placeOf(article, address.language)
  if (!place) return toHub
  if (place !== path) return { status: 301, location: localLocation(place, query) }
  throw unavailable('Not ready yet', notReadyRetryS, { page: notReadyWords })
}
