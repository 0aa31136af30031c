import fs from 'node:fs'
import { languages, type Language } from '../../../src/i18n/locales'
import { languageOf, localizedPath } from '../../../src/i18n/paths'
import { resolveAddress } from '../base/addresses'
import type { Site } from '../base/build'
import { articleOf } from '../base/page'
import { checkEach, onePage, type Problem, type Rule } from '../base/rule'
import { xmlProblem } from '../base/xml'

const maxItems = 50

const feedPath = (language: Language) => localizedPath('/rss.xml', language)

/** Addresses of the items of a feed. */
const itemAddresses = (xml: string): string[] => [...xml.matchAll(/<\/title>[\s\S]*?<link>([^<]*)<\/link><guid/g)].map(([, address = '']) => address) // prettier-ignore

function checkItem(address: string, language: Language, site: Site): Problem[] {
  const where = feedPath(language)
  const target = address.startsWith(site.siteUrl) ? resolveAddress(address, '/', site) : null
  const path = target?.kind === 'internal' ? target.path : null
  const isRight = path !== null && site.pages.has(path) && articleOf(path) !== null && languageOf(path) === language
  return isRight ? [] : [{ where, found: `an item at ${address}`, wanted: `an article of the site in ${language}` }]
}

function checkFeed(language: Language, site: Site): Problem[] {
  const where = feedPath(language)
  const file = site.files.get(where)
  if (!file) return [{ where, found: 'no such file', wanted: 'the feed of the language' }]
  const xml = fs.readFileSync(file, 'utf8')
  const problem = xmlProblem(xml)
  const addresses = itemAddresses(xml)
  const articles = [...site.pages.keys()].filter((path) => articleOf(path) && languageOf(path) === language).length
  const wanted = Math.min(articles, maxItems)
  return [
    ...(problem === null ? [] : [{ where, found: `XML that ${problem}`, wanted: 'well-formed XML' }]),
    ...(xml.includes('<lastBuildDate>')
      ? [{ where, found: 'the time of the build', wanted: 'nothing that differs from build to build' }]
      : []),
    ...(addresses.length === wanted
      ? []
      : [{ where, found: `${addresses.length} items`, wanted: `${wanted}, the newest articles` }]),
    ...addresses.flatMap((address) => checkItem(address, language, site)),
  ]
}

/** Each language has a feed of its newest articles. */
export const feeds: Rule = {
  name: 'Each language has a well-formed feed of its newest articles',
  checkSite: (site) => checkEach(languages, (language) => checkFeed(language, site)),
}

/** Every page names the feed of its language and no other. */
export const feedLinks: Rule = {
  name: 'Pages name the feed of their language alone',
  checkPage: ({ path, language, document }) => {
    const found = document
      .querySelectorAll('link[type="application/rss+xml"]')
      .map((link) => link.getAttribute('href') ?? '')
    const wanted = feedPath(language)
    return onePage(
      found.length === 1 && found[0] === wanted
        ? []
        : [{ where: path, found: `feeds ${found.join(', ') || 'none'}`, wanted }],
    )
  },
}
