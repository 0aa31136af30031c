import { isCategoryKey, type CategoryKey } from '../i18n/categories'
import type { Language } from '../i18n/locales'
import { languageOf, plainPath } from '../i18n/paths'

/** An address that an article may have. */
export interface ArticleAddress {
  /** null under /blog/, which knows no categories. */
  category: CategoryKey | null
  name: string
  language: Language
}

const maxNameBytes = 200

/** A name that the contract allows (section 3): at most 200 bytes, none of `/ \ ? # %`, no control characters; and none that a build leaves out. */
export const isArticleName = (name: string): boolean =>
  name.trim() !== '' &&
  new TextEncoder().encode(name).length <= maxNameBytes &&
  !/[/\\?#%\p{Cc}\p{Cs}]/u.test(name) &&
  !/^(?:\.{1,2}|index\.html)$/.test(name)

/**
 * Reads `/content/{category}/{name}/` and `/blog/{name}/`, in either language; null for any other path.
 *
 * @param path decoded, in NFC, with a slash at its end
 */
export function readArticleAddress(path: string): ArticleAddress | null {
  const language = languageOf(path)
  const [, section, ...rest] = plainPath(path).split('/')
  if (rest.at(-1) !== '') return null
  const [first = '', second = ''] = rest
  if (section === 'blog' && rest.length === 2 && first) return { category: null, name: first, language }
  if (section !== 'content' || rest.length !== 3 || !second || !isCategoryKey(first)) return null
  return { category: first, name: second, language }
}
