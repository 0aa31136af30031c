import { otherLanguage } from '../../../src/i18n/locales'
import { languageOf, localizedPath } from '../../../src/i18n/paths'
import { addressLines, dataLine, goodData, sampleHeadings, sampleNames, shareLines } from './sample-head'

export { sampleOrigin } from './sample-head'

/** A page of the sample site; what is not given is as it should be. */
export interface SamplePage {
  path: string
  /** Title with the site's name. */
  title?: string
  description?: string | null
  /** Lines of the head that replace canonical and hreflang. */
  addresses?: string
  /** Open Graph lines. */
  share?: string
  /** Facts for search engines. */
  data?: readonly object[]
  /** More lines of the head. */
  head?: string
  /** Attributes of the html element. */
  html?: string
  /** What stands before main. */
  header?: string
  /** The h1, with its element. */
  heading?: string
  /** What stands in main after the h1. */
  main?: string
}

const words = {
  th: { text: 'บ้านที่เริ่มจากแสงและลม วางผังให้เหมาะกับที่ดินแต่ละแห่ง ', switch: 'อ่านเป็นภาษาไทย' },
  en: {
    text: 'Homes that start from light and wind, each planned for its ground. ',
    switch: 'Read in English',
  },
}

/** The facts of the specification that stand on pages of the sample. */
const goodFacts = (path: string): string =>
  ({
    '/project/': '<p>3.69 ล้านบาท, 20 ล้านบาท, 82 ล้านบาท</p>',
    '/en/project/': '<p>3.69 million baht, 20 million baht, 82 million baht</p>',
    '/contact/inquiry-form/': '<p>09:00–18:00</p>',
    '/en/contact/inquiry-form/': '<p>09:00–18:00, except company holidays</p>',
  })[path] ?? ''

/** The words that a good page has in main. */
export const goodText = (path: string): string => `<p>${words[languageOf(path)].text.repeat(6)}</p>`

const goodHeading = (path: string) => `<h1>${sampleHeadings[languageOf(path)]}</h1>`

/**
 * HTML of a page.
 *
 * @param inLanguages languages that the page is there in
 */
export function samplePageHtml(page: SamplePage, inLanguages: readonly string[]): string {
  const { path } = page
  const language = languageOf(path)
  const other = otherLanguage(language)
  const end = ` | ${sampleNames[language]}`
  const title = page.title ?? `${decodeURI(path)}${end}`
  const description =
    page.description === undefined ? `${path} ${words[language].text}`.slice(0, 200) : page.description
  const addresses = page.addresses ?? addressLines(path, inLanguages)
  const isHidden = addresses.includes('noindex')
  const shared = { path, title: title.replace(end, ''), description, isHidden }
  const switchPath = localizedPath(inLanguages.length > 1 ? path : '/', other)
  return `<!DOCTYPE html>
<html ${page.html ?? `lang="${language}"`}>
<head>
<meta charset="utf-8">
<title>${title}</title>
${description === null ? '' : `<meta name="description" content="${description}">`}
${addresses}
${page.share ?? shareLines(shared)}
${isHidden ? '' : dataLine(page.data ?? goodData(path))}
<link rel="stylesheet" href="/app.css" media="print">
<link rel="alternate" type="application/rss+xml" href="${localizedPath('/rss.xml', language)}">
<style>body{color:black}</style>
${page.head ?? ''}
</head>
<body>
${page.header ?? `<a href="${encodeURI(switchPath)}" hreflang="${other}" lang="${other}">${words[other].switch}</a>`}
<main id="main">
${page.heading ?? goodHeading(path)}
${page.main ?? goodText(path) + goodFacts(path)}
</main>
</body>
</html>
`
}
