import fs from 'node:fs'
import type { ArticleTree } from '../../src/article-html/article-tree'
import { categories, type CategoryKey } from '../../src/i18n/categories'
import { localeOf, type Language } from '../../src/i18n/locales'
import { headingsOfTree, textOfTree } from '../../src/search/article-text'
import type { PublicFiles } from '../build/public-files'
import type { SearchRecord } from './search-record'

/** A file with the data of an article's page, as the build left it. */
export interface ArticlePage {
  category: CategoryKey
  /** Name of the article, NFC. */
  name: string
  /** Path below public/. */
  file: string
}

/** Ending of the name that Gatsby gives to the template of articles. */
const articleTemplate = 'src-templates-article-tsx'

const articleData = /^page-data\/(?:(en)\/)?content\/([^/]+)\/([^/]+)\/page-data\.json$/

const keys: ReadonlySet<string> = new Set(categories.map(({ key }) => key))

/** The page of a language that a file below public/ is of, where that may be an article; pages of lists look the same. */
export function articlePageOf(file: string, language: Language): ArticlePage | null {
  const [, prefix = '', category = '', name = ''] = articleData.exec(file) ?? []
  if (prefix !== localeOf(language).prefix.slice(1) || !keys.has(category)) return null
  return { category: category as CategoryKey, name: name.normalize('NFC'), file }
}

interface PageData {
  componentChunkName?: string
  result?: { data?: { article?: Record<string, unknown> | null } }
}

const isText = (value: unknown): value is string => typeof value === 'string'

function toRecord({ category, name, file }: ArticlePage, article: Record<string, unknown>): SearchRecord {
  const { title, excerpt, content, tags, publishedAt, readingMinutes } = article
  if (!isText(title) || !Array.isArray(content) || !isText(publishedAt)) {
    throw new Error(`${file}: title, content or publishedAt is missing, which the search index is made from`)
  }
  const tagTexts = (Array.isArray(tags) ? tags : []).map((tag: unknown) => (tag as { text?: unknown }).text)
  return {
    name,
    category,
    title,
    excerpt: isText(excerpt) ? excerpt : '',
    tags: tagTexts.filter(isText),
    headings: headingsOfTree(content as ArticleTree),
    text: textOfTree(content as ArticleTree),
    publishedAt,
    minutes: typeof readingMinutes === 'number' ? readingMinutes : 1,
  }
}

/**
 * Reads what is searched for out of a page of a finished build.
 *
 * @returns null when it is no page of an article
 * @throws when the page of an article lacks what the index is made from
 */
export async function readRecord(page: ArticlePage, publicFiles: PublicFiles): Promise<SearchRecord | null> {
  const data = JSON.parse(await fs.promises.readFile(publicFiles.pathOf(page.file), 'utf8')) as PageData
  const article = data.result?.data?.article
  return article && data.componentChunkName?.endsWith(articleTemplate) ? toRecord(page, article) : null
}
