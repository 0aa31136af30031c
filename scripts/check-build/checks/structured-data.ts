import { languages } from '../../../src/i18n/locales'
import { millionsOfBaht } from '../../../src/i18n/formats'
import { plainPath } from '../../../src/i18n/paths'
import type { Build } from '../base/build'
import { addressOf, type Page } from '../base/page'
import { onePage, type Problem, type Rule } from '../base/rule'
import { faultsOf, thingsIn, type Thing } from '../base/structured-data'
import { excerpt } from '../base/text'

const selector = 'script[type="application/ld+json"]'

function factsOf({ document }: Page): readonly Thing[] {
  return document.querySelectorAll(selector).flatMap(({ text }) => {
    const { '@graph': graph = [] } = JSON.parse(text) as { '@graph'?: Thing[] }
    return graph
  })
}

/** Facts by what they are: the property that a page must show as it stands there. */
const shownProperties: Readonly<Record<string, string>> = {
  Article: 'headline',
  NewsArticle: 'headline',
  JobPosting: 'title',
  ApartmentComplex: 'name',
  SingleFamilyResidence: 'name',
  FloorPlan: 'name',
  LocationFeatureSpecification: 'name',
  Question: 'name',
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

function isShown(thing: Thing, text: string): boolean {
  const { lowPrice } = thing
  if (typeof lowPrice === 'number' && !text.includes(millionsOfBaht(lowPrice))) return false
  const value = thing[shownProperties[String(thing['@type'])] ?? '']
  return typeof value !== 'string' || text.includes(inOneLine(value))
}

function shownProblems(page: Page, facts: readonly Thing[]): Problem[] {
  const text = inOneLine(page.main?.text ?? '')
  return [...thingsIn(facts)]
    .filter((thing) => !isShown(thing, text))
    .map((thing) => ({
      where: page.path,
      place: String(thing['@type']),
      found: excerpt(JSON.stringify(thing)),
      wanted: 'what stands on the page',
    }))
}

/** Breadcrumbs go through pages of the site, and end with the page itself. */
function crumbProblems({ path }: Page, facts: readonly Thing[], { siteUrl, files }: Build): Problem[] {
  const list = facts.find((thing) => thing['@type'] === 'BreadcrumbList')
  if (!list) return plainPath(path) === '/' ? [] : [{ where: path, found: 'no BreadcrumbList', wanted: 'one' }]
  const items = (list['itemListElement'] as readonly { item?: string; position?: number }[]) ?? []
  const wrong = items.filter(({ item = '', position }, index) => {
    const file = item.startsWith(siteUrl) ? `${decodeURI(item.slice(siteUrl.length)).normalize('NFC')}index.html` : ''
    return position !== index + 1 || !files.has(file)
  })
  const own = addressOf(siteUrl, path)
  const end = items.at(-1)?.item
  return [
    ...wrong.map((item) => ({
      where: path,
      found: JSON.stringify(item),
      wanted: 'a page of the site, counted from 1',
    })),
    ...(end === own ? [] : [{ where: path, found: `breadcrumbs end at ${end}`, wanted: own }]),
  ]
}

/** What pages of a kind must say of themselves, by their plain path. */
const wantedTypes: readonly [path: RegExp, types: readonly string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/contact\/inquiry-form\/$/, ['Organization']],
  [/^\/about\/news-activities\/[^/]+\/$/, ['NewsArticle']],
  [/^\/content\/(?!(?:page|tag|search)\/)[^/]+\/[^/]+\/$/, ['Article']],
]

function missingTypes({ path }: Page, facts: readonly Thing[]): Problem[] {
  const types = wantedTypes.flatMap(([shape, wanted]) => (shape.test(plainPath(path)) ? wanted : []))
  return types
    .filter((type) => !facts.some((thing) => thing['@type'] === type))
    .map((type) => ({
      where: path,
      found: `no ${type}`,
      wanted: `the facts of a page of its kind (${languages.join(', ')})`,
    }))
}

/** Facts for search engines are valid by schema.org's vocabulary, complete for Google, and true of the page. */
export const structuredData: Rule = {
  name: 'JSON-LD is valid by schema.org, complete for its kind of page, and says what the page shows',
  checkPage: (page, build) => {
    const { path, isHidden } = page
    let facts: readonly Thing[]
    try {
      facts = factsOf(page)
    } catch (error) {
      return onePage([{ where: path, found: `JSON-LD: ${(error as Error).message}`, wanted: 'JSON with an @graph' }])
    }
    if (isHidden) {
      return onePage(facts.length > 0 ? [{ where: path, found: 'JSON-LD', wanted: 'none on a hidden page' }] : [])
    }
    const faults = facts.flatMap((thing, index) => faultsOf(thing, String(index)))
    return onePage([
      ...faults.map(({ at, found, wanted }) => ({ where: path, place: at, found, wanted })),
      ...missingTypes(page, facts),
      ...crumbProblems(page, facts, build),
      ...shownProblems(page, facts),
    ])
  },
}
