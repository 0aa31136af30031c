import type { Settings } from '../../src/settings/settings'

/** Own paths that are no pages. */
const ownPaths = ({ GATSBY_MAIN_API_URL, GATSBY_BLOG_API_URL }: Settings) =>
  [GATSBY_MAIN_API_URL, GATSBY_BLOG_API_URL ?? '/blog-api', '/hooks']
    .filter((address) => address.startsWith('/'))
    .map((address) => `Disallow: ${address.replace(/\/$/, '')}/`)

/** robots.txt. What is only not to be listed stays open to robots: they must read the page to learn that. */
export function robotsText(settings: Settings): string {
  if (settings.SITE_NOINDEX) return 'User-agent: *\nDisallow: /\n'
  return [
    'User-agent: *',
    ...ownPaths(settings),
    'Allow: /',
    '',
    `Sitemap: ${settings.SITE_URL}/sitemap-index.xml`,
    '',
  ].join('\n')
}
