import type { Settings } from '../../src/settings/settings'

/** The settings that decide what a page may load. */
export type PolicySettings = Pick<Settings, 'GATSBY_BLOG_API_URL' | 'GATSBY_MAIN_API_URL' | 'GTM_ID'>

/** Players of the videos and maps that articles embed (src/article-html/embeds.ts). */
const embedFrames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.google.com/maps/']

const tagManager = 'https://www.googletagmanager.com'
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** Origin of an API at an address; none where it is a path of the site. */
const originOf = (address: string | null): string[] =>
  address !== null && URL.canParse(address) ? [new URL(address).origin] : []

/** Writes directives as a header. */
const writePolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')

/**
 * The Content-Security-Policy of the site's pages. Scripts are files of the site or inline scripts whose hash is known;
 * styles may be inline, since every page carries its own in its head.
 *
 * @param scriptHashes such as `sha256-…`, of every inline script of the build
 */
export function pagePolicy(settings: PolicySettings, scriptHashes: readonly string[]): string {
  const blogApi = originOf(settings.GATSBY_BLOG_API_URL)
  const mainApi = originOf(settings.GATSBY_MAIN_API_URL)
  const tags = settings.GTM_ID === null ? [] : [tagManager]
  const figures = settings.GTM_ID === null ? [] : [tagManager, ...analytics]
  return writePolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...tags],
    'style-src': ["'self'", "'unsafe-inline'"],
    // blob: a picture that was chosen in a form and is not sent yet
    'img-src': ["'self'", 'data:', 'blob:', ...blogApi, ...figures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...blogApi, ...mainApi, ...figures],
    'frame-src': [...embedFrames, ...tags],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...mainApi],
    'frame-ancestors': ["'none'"],
  })
}

/** The policy of what the server says on its own: data, and small pages with forms and without scripts. */
export const servicePolicy = writePolicy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
})
