import { schemaVocabulary, type Vocabulary } from './vocabulary'

/** A thing in the facts for search engines. */
export type Thing = Readonly<Record<string, unknown>>

/** Where something stands in the facts, such as `0.offers.price`. */
interface Fault {
  at: string
  found: string
  wanted: string
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])

const isoDate = /^\d{4}-\d{2}-\d{2}$/
const isoDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/
const isoTime = /^\d{2}:\d{2}(:\d{2})?$/

/** What texts of the data types of schema.org look like. */
const textTypes: Readonly<Record<string, (text: string) => boolean>> = {
  Text: (text) => text.trim() !== '',
  URL: (text) => URL.canParse(text),
  Date: (text) => isoDate.test(text),
  DateTime: (text) => isoDateTime.test(text),
  Time: (text) => isoTime.test(text),
}

function isInRange(value: unknown, range: readonly string[], { isKindOf, membersOf }: Vocabulary): boolean {
  if (typeof value === 'string') {
    const types = range.includes('Thing') ? [...range, 'URL'] : range
    return types.some((type) => textTypes[type]?.(value) ?? membersOf(type).has(value))
  }
  if (typeof value === 'number') {
    return range.some(
      (type) => type === 'Number' || type === 'Float' || (type === 'Integer' && Number.isInteger(value)),
    )
  }
  if (typeof value === 'boolean') return range.includes('Boolean')
  if (!isThing(value)) return false
  const type = value['@type']
  if (type === undefined) return range.includes('IdReference') && typeof value['@id'] === 'string'
  return typeof type === 'string' && range.some((expected) => isKindOf(type, expected))
}

/** What Google needs of a thing, or of one that stands for it (developers.google.com/search/docs/appearance/structured-data). */
const needed: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  ApartmentComplex: ['name', 'address'],
  Article: ['headline', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ListItem: ['position', 'name', 'item'],
  NewsArticle: ['headline', 'datePublished', 'author'],
  Organization: ['name', 'url'],
  RealEstateListing: ['name', 'url', 'mainEntity'],
  SingleFamilyResidence: ['name', 'address'],
  WebSite: ['name', 'url'],
}

function checkThing(thing: Thing, at: string, vocabulary: Vocabulary): Fault[] {
  const type = String(thing['@type'])
  if (!vocabulary.isType(type)) return [{ at, found: `@type ${type}`, wanted: 'a type of schema.org' }]
  const missing = (needed[type] ?? []).filter((key) => thing[key] === undefined)
  const faults = missing.map((key) => ({ at, found: `${type} without ${key}`, wanted: key }))
  for (const [key, value] of Object.entries(thing)) {
    if (key.startsWith('@')) continue
    // An action names what it needs by the name of its property with an ending
    if (key.endsWith('-input') && vocabulary.isKindOf(type, 'Action')) continue
    const range = vocabulary.rangeOf(type, key)
    if (!range) {
      faults.push({ at, found: `${type}.${key}`, wanted: `a property of ${type}` })
      continue
    }
    for (const item of listOf(value)) {
      if (!isInRange(item, range, vocabulary)) {
        faults.push({ at: `${at}.${key}`, found: JSON.stringify(item).slice(0, 80), wanted: range.join(' or ') })
      } else if (isThing(item) && item['@type'] !== undefined) {
        faults.push(...checkThing(item, `${at}.${key}`, vocabulary))
      }
    }
  }
  return faults
}

/** What is wrong with a thing by the rules of schema.org, and by what Google needs. @param at where it stands */
export const faultsOf = (thing: unknown, at: string): Fault[] =>
  isThing(thing) ? checkThing(thing, at, schemaVocabulary()) : [{ at, found: typeof thing, wanted: 'an object' }]

/** A thing and all things in it. */
export function* thingsIn(value: unknown): Generator<Thing> {
  for (const item of listOf(value)) {
    if (!isThing(item)) continue
    yield item
    for (const inner of Object.values(item)) yield* thingsIn(inner)
  }
}
