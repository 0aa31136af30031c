import fs from 'node:fs'
import path from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { categoryKey } from '../../src/i18n/categories'
import type { Language } from '../../src/i18n/locales'
import { localizedPath, paths } from '../../src/i18n/paths'
import type { VariantArticle } from './articles'

/** Path of an article in a language, as it is stored. */
export const articlePath = ({ category, name }: VariantArticle, language: Language): string =>
  localizedPath(paths.article(categoryKey(category) ?? '', name), language)

/** The file that a page is built into. */
export const pageFile = (folder: string, pagePath: string): string =>
  path.join(folder, 'public', pagePath, 'index.html')

export const pageExists = (folder: string, pagePath: string): boolean => fs.existsSync(pageFile(folder, pagePath))

/** A built page as a tree. */
export const readPage = (folder: string, pagePath: string): HTMLElement =>
  parse(fs.readFileSync(pageFile(folder, pagePath), 'utf8'))

/** Paths of all pages under a path, as they are stored. */
export function pagesUnder(folder: string, start: string): string[] {
  const root = path.join(folder, 'public', start)
  if (!fs.existsSync(root)) return []
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => `${start}${name.slice(0, -'index.html'.length)}`.normalize('NFC'))
}
