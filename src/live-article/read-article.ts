import { maxArticleHtmlBytes } from '../article-html/article-limits'
import type { BlogArticle } from '../clients/blog-client'
import { categoryKey, type CategoryKey } from '../i18n/categories'
import { languages, type Language } from '../i18n/locales'
import { localizedPath, paths } from '../i18n/paths'
import { isArticleName } from './article-address'

/** An article of the blog API that has passed the rules of the contract, in one language. */
export interface LiveArticle {
  /** In NFC. */
  name: string
  category: CategoryKey
  language: Language
  /** Languages that it has a page in. */
  languages: Language[]
  title: string
  /** Plain text. */
  excerpt: string | null
  /** Untrusted HTML. */
  body: string
  cover: { url: string; alt: string } | null
  tags: string[]
  /** Slugs as the API sent them. */
  relatedProjects: string[]
  /** ISO time in UTC. */
  publishedAt: string
  /** ISO time in UTC. */
  updatedAt: string
}

const isoTime = /^(\d{4})-(\d{2})-(\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2}))?$/

/** An ISO time in UTC; null when the value is no ISO date, or a day that does not exist. */
function utcTime(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [, year, month, day] = isoTime.exec(value) ?? []
  const time = new Date(value)
  const dayExists = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
  return year && dayExists && !Number.isNaN(time.getTime()) ? time.toISOString() : null
}

/** The text of a value per language; null when there is none. */
function textIn(value: unknown, language: Language): string | null {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[language] : null
  return typeof text === 'string' && text.trim() ? text : null
}

const hasPageIn = ({ title, body }: BlogArticle, language: Language) =>
  textIn(title, language) !== null && textIn(body, language) !== null

/** The texts of a list, each once. */
const textList = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((item): item is string => typeof item === 'string'))] : []

/** A body that the build would leave out, since it takes too long to clean. */
const isTooLong = (body: string) => new TextEncoder().encode(body).length > maxArticleHtmlBytes

function readCover(cover: unknown, language: Language): LiveArticle['cover'] {
  const { url, alt } = (typeof cover === 'object' && cover !== null ? cover : {}) as { url?: unknown; alt?: unknown }
  return typeof url === 'string' && url.trim() ? { url, alt: textIn(alt, language) ?? '' } : null
}

/**
 * Reads an article by the rules that the build has for it (contracts, section 3).
 *
 * @returns null when it breaks them, or has no page in the language: then it is as if there were none
 */
export function readLiveArticle(article: BlogArticle, language: Language): LiveArticle | null {
  const name = article.name.normalize('NFC')
  const category = categoryKey(article.category)
  const publishedAt = utcTime(article['publishedAt'])
  const updatedAt = utcTime(article['updatedAt'])
  const title = textIn(article['title'], language)
  const body = textIn(article['body'], language)
  if (
    !category ||
    !publishedAt ||
    !updatedAt ||
    !title ||
    !body ||
    typeof article['id'] !== 'string' ||
    isTooLong(body) ||
    !isArticleName(name)
  )
    return null
  const tags = Array.isArray(article['tags']) ? article['tags'].map((tag: unknown) => textIn(tag, language)) : []
  return {
    name,
    category,
    language,
    languages: languages.filter((candidate) => hasPageIn(article, candidate)),
    title,
    excerpt: textIn(article['excerpt'], language),
    body,
    cover: readCover(article['cover'], language),
    tags: [...new Set(tags.filter((tag) => tag !== null))],
    relatedProjects: textList(article['relatedProjects']),
    publishedAt,
    updatedAt,
  }
}

/** Path of an article in its language, as it is stored. */
export const placeOf = ({ category, name, language }: LiveArticle): string =>
  localizedPath(paths.article(category, name), language)
