import { categories, categoryKey, isCategoryKey, type CategoryKey } from '../../src/i18n/categories'
import { isLanguage, languages, type Language } from '../../src/i18n/locales'
import { badRequest } from '../http/http-error'
import type { StoredArticle } from './article-store'

/** The parameters of `/blogs/contents` (contracts, section 3). */
export interface ListQuery {
  page: number
  limit: number
  category: CategoryKey | null
  tag: string | null
  updatedSinceMs: number | null
}

/** A query string as Fastify parses it; a parameter that is repeated is an array. */
export type RawQuery = Readonly<Record<string, unknown>>

function single(query: RawQuery, name: string): string | null {
  const value = query[name]
  if (value === undefined || value === '') return null
  if (typeof value !== 'string') throw badRequest(`${name}: is given more than once, takes one value`)
  return value
}

const wrong = (name: string, got: string, takes: string) =>
  badRequest(`${name}: got ${JSON.stringify(got.slice(0, 100))}, takes ${takes}`)

function integer(query: RawQuery, name: string, { most, otherwise }: { most: number; otherwise: number }): number {
  const raw = single(query, name)
  if (raw === null) return otherwise
  const value = /^\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN
  if (value >= 1 && value <= most) return value
  throw wrong(name, raw, `a whole number from 1 to ${most}`)
}

function category(query: RawQuery): CategoryKey | null {
  const raw = single(query, 'category')
  if (raw === null) return null
  const key = isCategoryKey(raw) ? raw : categoryKey(raw)
  if (key) return key
  throw wrong('category', raw, `one of ${categories.map((row) => `${row.key} (${row.label.en})`).join(', ')}`)
}

function updatedSince(query: RawQuery): number | null {
  const raw = single(query, 'updatedSince')
  if (raw === null) return null
  const time = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/.test(raw) ? Date.parse(raw) : Number.NaN
  if (!Number.isNaN(time)) return time
  throw wrong('updatedSince', raw, 'an ISO time, such as 2026-10-01T02:00:00.000Z')
}

/**
 * Reads the parameters of the list; an empty one counts as left out.
 *
 * @throws {HttpError} 400 naming the parameter, what it got and what it takes
 */
export function readListQuery(query: RawQuery): ListQuery {
  return {
    page: integer(query, 'page', { most: 1_000_000, otherwise: 1 }),
    limit: integer(query, 'limit', { most: 100, otherwise: 20 }),
    category: category(query),
    tag: single(query, 'tag')?.normalize('NFC').trim() ?? null,
    updatedSinceMs: updatedSince(query),
  }
}

/** The parameters of a search beyond its language: both are additions to the contract that any API may leave aside. */
export interface SearchQuery {
  /** Articles at most. */
  limit: number
  updatedSinceMs: number | null
}

/** @throws {HttpError} 400 naming the parameter, what it got and what it takes */
export function readSearchQuery(query: RawQuery): SearchQuery {
  return {
    limit: integer(query, 'limit', { most: 100, otherwise: Number.MAX_SAFE_INTEGER }),
    updatedSinceMs: updatedSince(query),
  }
}

/** @throws {HttpError} 400 when `language` is given and is none of the site's */
export function readLanguage(query: RawQuery): Language {
  const raw = single(query, 'language')
  if (raw === null) return 'th'
  if (isLanguage(raw)) return raw
  throw wrong('language', raw, languages.join(' or '))
}

function hasTag(article: StoredArticle, tag: string): boolean {
  const tags = article['tags']
  if (!Array.isArray(tags)) return false
  return tags.some(
    (pair: unknown) =>
      typeof pair === 'object' &&
      pair !== null &&
      Object.values(pair).some((text) => typeof text === 'string' && text.normalize('NFC').trim() === tag),
  )
}

/** Whether an article belongs into a list, its page aside. */
export function matchesListQuery(article: StoredArticle, query: ListQuery): boolean {
  const label = article['category']
  const updatedAt = article['updatedAt']
  if (query.category !== null && (typeof label !== 'string' || categoryKey(label) !== query.category)) return false
  if (query.tag !== null && !hasTag(article, query.tag)) return false
  return isUpdatedSince(updatedAt, query.updatedSinceMs)
}

/** Whether an article's time of change is at or after another; everything is when there is none. */
export const isUpdatedSince = (updatedAt: unknown, sinceMs: number | null): boolean =>
  sinceMs === null || (typeof updatedAt === 'string' && Date.parse(updatedAt) >= sinceMs)
