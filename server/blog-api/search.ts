import type { Language } from '../../src/i18n/locales'
import type { StoredArticle } from './article-store'

interface Haystack {
  title: string
  all: string
}

const comparable = (text: string) => text.normalize('NFC').toLowerCase()

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** What a reader sees of a body: no tags, no script or style, the common entities decoded. For matching only. */
function bodyText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z!][^>]*>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/gi, (_entity, name: string) => namedEntities[name.toLowerCase()] ?? "'")
    .replace(/\s+/g, ' ')
}

function localized(value: unknown, language: Language): string {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[language] : undefined
  return typeof text === 'string' ? text : ''
}

/** Whether an article exists in a language: its title and its body do (contracts, section 3). */
export const existsIn = (article: Readonly<Record<string, unknown>>, language: Language): boolean =>
  localized(article['title'], language).trim() !== '' && localized(article['body'], language).trim() !== ''

function makeHaystack(article: StoredArticle, language: Language): Haystack | null {
  if (!existsIn(article, language)) return null
  const title = comparable(localized(article['title'], language))
  const tags = Array.isArray(article['tags']) ? article['tags'].map((tag: unknown) => localized(tag, language)) : []
  const excerpt = localized(article['excerpt'], language)
  const body = bodyText(localized(article['body'], language))
  return { title, all: [title, comparable([...tags, excerpt, body].join('\n'))].join('\n') }
}

const haystacks: Record<Language, WeakMap<StoredArticle, Haystack | null>> = { th: new WeakMap(), en: new WeakMap() }

function haystackOf(article: StoredArticle, language: Language): Haystack | null {
  const known = haystacks[language].get(article)
  if (known !== undefined) return known
  const made = makeHaystack(article, language)
  haystacks[language].set(article, made)
  return made
}

/**
 * The articles of a language in which every word of the term stands, in the title, tags, excerpt or body.
 *
 * @param articles newest first; that order is kept, but hits with all words in the title come first
 * @param term any case and normal form; words are parted by white space
 */
export function searchArticles(articles: readonly StoredArticle[], term: string, language: Language): StoredArticle[] {
  const words = comparable(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const holdsAll = (text: string) => words.every((word) => text.includes(word))
  const hits = articles.flatMap((article) => {
    const haystack = haystackOf(article, language)
    return haystack && holdsAll(haystack.all) ? [{ article, isTitleHit: holdsAll(haystack.title) }] : []
  })
  return [...hits.filter((hit) => hit.isTitleHit), ...hits.filter((hit) => !hit.isTitleHit)].map((hit) => hit.article)
}
