import { defaultLanguage, localeOf, locales, type Language } from './locales'
import { tagSegment } from './tag-segment'

/** Splits an address into its path and the rest (query and hash). */
function splitAddress(address: string): [path: string, rest: string] {
  const end = address.search(/[?#]/)
  return end === -1 ? [address, ''] : [address.slice(0, end), address.slice(end)]
}

/**
 * The language that a path is in, by its first segment alone.
 *
 * @example languageOf('/en/project/') // 'en'
 * @example languageOf('/england/') // 'th'
 */
export function languageOf(path: string): Language {
  const [pathname] = splitAddress(path)
  const match = locales.find(({ prefix }) => prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)))
  return match?.code ?? defaultLanguage
}

/**
 * The path as it is written in Thai, the language without a prefix; query and hash are kept.
 *
 * @example plainPath('/en/project/?tab=phuket') // '/project/?tab=phuket'
 */
export function plainPath(address: string): string {
  const { prefix } = localeOf(languageOf(address))
  const rest = address.slice(prefix.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * The same page in a language, whatever language the path is in; query and hash are kept.
 *
 * @example localizedPath('/project/', 'en') // '/en/project/'
 * @example localizedPath('/en/', 'th') // '/'
 */
export function localizedPath(address: string, language: Language): string {
  return `${localeOf(language).prefix}${plainPath(address)}`
}

/**
 * The path with a slash at its end, before any query or hash.
 *
 * @example withTrailingSlash('/project?tab=phuket') // '/project/?tab=phuket'
 */
export function withTrailingSlash(address: string): string {
  const [path, rest] = splitAddress(address)
  return `${path.endsWith('/') ? path : `${path}/`}${rest}`
}

/** A path decoded and in NFC, for comparing; a path that cannot be decoded stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}

/** Plain paths of the pages that others link to. Names are put in as they are: `encodeURI` belongs to what writes a link. */
export const paths = {
  home: '/',
  projects: '/project/',
  landingPage: (slug: string) => `/project/${slug}/`,
  content: '/content/',
  contentPage: (page: number) => (page === 1 ? '/content/' : `/content/page/${page}/`),
  category: (key: string, page = 1) => (page === 1 ? `/content/${key}/` : `/content/${key}/page/${page}/`),
  /** A tag's text in the language of the page. */
  tag: (text: string, page = 1) => `/content/tag/${tagSegment(text)}/${page === 1 ? '' : `page/${page}/`}`,
  article: (category: string, name: string) => `/content/${category}/${name}/`,
  search: '/content/search/',
  news: '/about/news-activities/',
  newsItem: (slug: string) => `/about/news-activities/${slug}/`,
  privileges: '/privilege/',
  privilege: (slug: string) => `/privilege/${slug}/`,
  activities: '/sustainability/activity/',
  activity: (slug: string) => `/sustainability/activity/${slug}/`,
  blog: (name: string) => `/blog/${name}/`,
  notFound: '/404.html',
  /** Web app manifest, in each language. */
  manifest: '/site.webmanifest',
} as const
