import type { PageContext } from '../../gatsby/pages/page-context'
import { languageOf } from '../../i18n/paths'
import { languages, otherLanguage, type Language } from '../../i18n/locales'

/** Context of any page of the site. */
export interface SitePageContext extends PageContext {
  /** Languages that the page exists in, when these are not all. */
  onlyIn?: readonly Language[]
  /** Plain path that the language switch leads to when the page does not exist in the other language. */
  elsewhere?: string
  isNotFound?: boolean
}

/** Language of a page. The 404 pages stand for every unknown path, so theirs is read off the path. */
export function pageLanguage({ isNotFound, language }: SitePageContext, pathname: string): Language {
  return isNotFound ? languageOf(pathname) : language
}

/** Languages that a page exists in. */
export const pageLanguages = ({ onlyIn }: SitePageContext): readonly Language[] => onlyIn ?? languages

/** Plain path of what the language switch of a page leads to. */
export function switchTarget(context: SitePageContext, language: Language): string {
  if (context.isNotFound) return '/'
  const exists = pageLanguages(context).includes(otherLanguage(language))
  return exists ? context.i18n.originalPath : (context.elsewhere ?? '/')
}
