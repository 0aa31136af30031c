import { languages, localeOf, type Language } from '../../src/i18n/locales'
import { localizedPath, paths } from '../../src/i18n/paths'
import type { SiteFacts } from './llms'

const icon = (name: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src: `/${name}`,
  sizes,
  type: 'image/png',
  purpose,
})

/** The web app manifest of a language. */
function manifest({ name, legalName, description }: SiteFacts, language: Language): string {
  const home = localizedPath(paths.home, language)
  const content = {
    id: home,
    name: legalName[language],
    short_name: name[language],
    description: description[language],
    lang: localeOf(language).code,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'browser',
    background_color: '#f6f1e7',
    theme_color: '#f6f1e7',
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** The manifests of all languages by file. */
export const manifestFiles = (facts: SiteFacts): Map<string, string> =>
  new Map(languages.map((language) => [localizedPath(paths.manifest, language).slice(1), manifest(facts, language)]))
