import { localeOf, languages, type Language } from '../../src/i18n/locales'
import { localizedPath, paths } from '../../src/i18n/paths'

/** A small phone and a laptop, in CSS pixels. */
export const widths = [360, 1440] as const

/** One page of every kind, by its plain path; each exists in both languages. */
export const kindsOfPages = [
  { kind: 'home', path: paths.home },
  { kind: 'brand', path: '/about/proud-brand/' },
  { kind: 'vision and mission', path: '/about/vision-mission/' },
  { kind: 'story', path: '/about/proud-story/' },
  { kind: 'pillars', path: '/about/proud-pillars/' },
  { kind: 'research and development', path: '/about/research-and-development/' },
  { kind: 'projects of the brand', path: '/about/proud-projects/' },
  { kind: 'news list', path: paths.news },
  { kind: 'news item', path: paths.newsItem('ari-six-houses') },
  { kind: 'project list', path: paths.projects },
  { kind: 'landing page with two projects', path: paths.landingPage('condo-hua-hin') },
  { kind: 'landing page of Phuket', path: paths.landingPage('condo-phuket') },
  { kind: 'landing page of Sathorn', path: paths.landingPage('condo-sathorn') },
  { kind: 'landing page of Ari', path: paths.landingPage('detached-house-ari') },
  { kind: 'landing page that is to come', path: paths.landingPage('detached-house-chaengwattana-ratchapruek') },
  { kind: 'privilege list', path: paths.privileges },
  { kind: 'privilege', path: paths.privilege('harbour-kitchen') },
  { kind: 'content hub', path: paths.content },
  { kind: 'second page of the content hub', path: paths.contentPage(2) },
  { kind: 'category', path: paths.category('property_insight') },
  { kind: 'article with a table', path: paths.article('property_insight', 'the-real-cost-of-buying-a-condominium') },
  { kind: 'article with a Thai name', path: paths.article('design_architecture', 'บ้านเย็น-by-design') },
  { kind: 'sustainability concept', path: '/sustainability/concept/' },
  { kind: 'environment', path: '/sustainability/environment/' },
  { kind: 'society', path: '/sustainability/society/' },
  { kind: 'corporate governance', path: '/sustainability/corporate-governance/' },
  { kind: 'activity list', path: paths.activities },
  { kind: 'activity', path: paths.activity('offcuts-into-benches') },
  { kind: 'inquiry form', path: '/contact/inquiry-form/' },
  { kind: 'land-selling proposal', path: '/contact/land-selling-proposal/' },
  { kind: 'careers', path: '/contact/careers/' },
  { kind: 'legal page', path: '/privacy-policy/' },
  { kind: 'rights request', path: '/privacy-notice/data-subject-rights/' },
  { kind: 'thank-you', path: '/thank-you/' },
] as const

interface PageCase {
  kind: string
  language: Language
  /** Path in the language. */
  path: string
  width: number
}

/** Every kind of page in both languages and at both widths. */
export const pageCases: readonly PageCase[] = kindsOfPages.flatMap(({ kind, path }) =>
  languages.flatMap((language) =>
    widths.map((width) => ({ kind, language, path: localizedPath(path, language), width })),
  ),
)

/** Every kind of page in both languages, one on the phone and the other on the laptop, in turn. */
export const halfOfPageCases: readonly PageCase[] = pageCases.filter(
  (_, index) => [0, 3].includes(index % 4) === (Math.floor(index / 4) % 2 === 0),
)

/** Both languages at both widths. */
export const languageCases = languages.flatMap((language) =>
  widths.map((width) => ({ language, prefix: localeOf(language).prefix, width })),
)

/** Both languages. */
export const languageRows = languages.map((language) => ({ language, prefix: localeOf(language).prefix }))
