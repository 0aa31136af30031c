import type { Language } from '../i18n/locales'
import { localizedPath } from '../i18n/paths'

/** Where a link of an article leads. */
export interface BodyLink {
  href: string
  /** True for another site. */
  isOutside: boolean
}

const isFile = (path: string): boolean => /\.[a-z0-9]{1,5}$/i.test(path) && !path.includes('/content/')

/**
 * Where a link in the text of an article leads. A link to a page of the site, with or without its origin, stays in the
 * language of the text.
 *
 * @param href as `safeLink` has let it pass
 * @param siteUrl public origin
 */
export function bodyLink(href: string, language: Language, siteUrl: string): BodyLink {
  const own = siteUrl !== '' && href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href
  if (!own.startsWith('/') || own.startsWith('//')) return { href, isOutside: /^https?:/i.test(href) }
  const [path = ''] = own.split(/[?#]/)
  const localized = localizedPath(own, language)
  // `/en//host/` would become `//host/`, which is another site
  return { href: isFile(path) || localized.startsWith('//') ? own : localized, isOutside: false }
}
