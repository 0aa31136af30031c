import path from 'node:path'
import type { Actions, Page } from 'gatsby'
import { languages as allLanguages, type Language } from '../../i18n/locales'
import { localizedPath } from '../../i18n/paths'
import { i18nContext } from './page-context'

export interface LocalizedPage {
  /** Plain path of the page. */
  path: string
  /** File name in src/templates, without its ending. */
  template: string
  /** More variables for the page's query. */
  context?: (language: Language) => Record<string, unknown>
  /** Languages that the page exists in; all when not given. */
  languages?: readonly Language[]
  /** Plain path with a `*` at its end: the browser shows the page for everything below it too. */
  matchPath?: string
  /** Plain path that stands for the page in a language that it does not exist in. */
  elsewhere?: string
}

/** A page in each of its languages. Where one is missing, the context says so, for hreflang and language switch. */
export function inItsLanguages(page: LocalizedPage): Page<Record<string, unknown>>[] {
  const { languages = allLanguages, elsewhere } = page
  return languages.map((language) => ({
    path: localizedPath(page.path, language),
    ...(page.matchPath && { matchPath: localizedPath(page.matchPath, language) }),
    component: path.resolve(`src/templates/${page.template}.tsx`),
    context: {
      ...page.context?.(language),
      ...i18nContext(page.path, language),
      ...(languages.length < allLanguages.length && { onlyIn: [...languages], elsewhere }),
    },
  }))
}

/** Makes a page in each of its languages. */
export function createLocalizedPage({ createPage }: Pick<Actions, 'createPage'>, page: LocalizedPage): void {
  for (const each of inItsLanguages(page)) createPage(each)
}
