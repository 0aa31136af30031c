import fs from 'node:fs/promises'
import path from 'node:path'
import type { ArticleTree } from '../../src/article-html/article-tree'
import { categories, type CategoryKey } from '../../src/i18n/categories'
import { localeOf, type Language } from '../../src/i18n/locales'
import { headingsOfTree, textOfTree } from '../../src/search/article-text'
import type { SearchRecord } from './make-index'

/** A file with the data of an article's page, as the build left it. */
export interface ArticlePage {
  category: CategoryKey
  /** Name of the article, NFC. */
  name: string
  file: string
  size: number
  mtimeMs: number
}

/** Ending of the name that Gatsby gives to the template of articles. */
const articleTemplate = 'src-templates-article-tsx'
const readsAtOnce = 32

/** Files of the pages that may be articles, in the order of their paths; pages of lists stand among them. */
export async function findArticlePages(publicFolder: string, language: Language): Promise<ArticlePage[]> {
  const content = path.join(publicFolder, 'page-data', localeOf(language).prefix, 'content')
  const found = await Promise.all(
    categories.map(async ({ key }) => {
      const names = await fs.readdir(path.join(content, key), { withFileTypes: true }).catch(() => [])
      const folders = names.filter((entry) => entry.isDirectory()).map(({ name }) => name)
      const pages = folders.map(async (name): Promise<ArticlePage[]> => {
        const file = path.join(content, key, name, 'page-data.json')
        const stat = await fs.stat(file).catch(() => null)
        return stat
          ? [{ category: key, name: name.normalize('NFC'), file, size: stat.size, mtimeMs: stat.mtimeMs }]
          : []
      })
      return (await Promise.all(pages)).flat()
    }),
  )
  return found.flat().sort((a, b) => (a.file < b.file ? -1 : 1))
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
 * Reads what is searched for out of the pages of a finished build.
 *
 * @throws when the page of an article lacks what the index is made from
 */
export async function readRecords(pages: readonly ArticlePage[]): Promise<SearchRecord[]> {
  const records: SearchRecord[] = []
  const queue = pages.values()
  const work = async () => {
    for (const page of queue) {
      const data = JSON.parse(await fs.readFile(page.file, 'utf8')) as PageData
      const article = data.result?.data?.article
      if (article && data.componentChunkName?.endsWith(articleTemplate)) records.push(toRecord(page, article))
    }
  }
  await Promise.all(Array.from({ length: readsAtOnce }, work))
  return records
}
