import { tableOfContents } from '../../src/article-html/headings'
import type { ArticleTree } from '../../src/article-html/article-tree'
import type { Language } from '../../src/i18n/locales'
import { tagSegment } from '../../src/i18n/tag-segment'
import { marks, shellAddresses, shellContent } from '../../src/live-article/shell'
import { escapeHtml } from '../http/escape-html'
import { createBodyWriter } from './shell-body'
import * as parts from './shell-parts'
import { replaceTexts, shellValues, type ShellFilling } from './shell-values'

/** Writes the page of an article. */
export type FillShell = (filling: ShellFilling) => string

type Values = Readonly<Record<string, string>>

/** What stands in place of a stretch of the shell. */
interface Edit extends parts.Stretch {
  write: (filling: ShellFilling, values: Values) => string
}

const allMarks = Object.values(marks)

/** An element that is there or not. */
function optional(
  page: parts.ParsedPage,
  located: parts.Located | null,
  isThere: (filling: ShellFilling) => boolean,
): Edit[] {
  if (!located) return []
  const stretch = parts.stretchOf(located.element)
  const html = parts.cut(page, stretch)
  return [{ ...stretch, write: (filling, values) => (isThere(filling) ? replaceTexts(html, values) : '') }]
}

/**
 * A list, of whose items the shell has one. Without items the list goes, with the navigation that it may be.
 *
 * @param located where the first item's mark stands
 * @param itemsOf makes the items of an article from the HTML of the first one
 */
function repeated(
  page: parts.ParsedPage,
  located: parts.Located | null,
  itemsOf: (filling: ShellFilling, template: string) => string[],
): Edit[] {
  const item = located && parts.closest(located, ({ tagName }) => tagName === 'li')
  const list = item && parts.closest(item, ({ tagName }) => tagName === 'ul' || tagName === 'ol')
  if (!item || !list) return []
  const template = parts.cut(page, parts.stretchOf(item.element))
  const isBox = ({ tagName }: parts.Located['element']) => tagName === 'nav'
  const box = parts.stretchOf((parts.closest(list, isBox) ?? list).element)
  const inside = parts.innerStretch(list.element)
  const before = page.html.slice(box.start, inside.start)
  const after = page.html.slice(inside.end, box.end)
  const write = (filling: ShellFilling) => {
    const items = itemsOf(filling, template)
    return items.length > 0 ? `${before}${items.join('')}${after}` : ''
  }
  return [{ ...box, write }]
}

const tagItems = ({ content }: ShellFilling, template: string) =>
  content.tags.map(({ text }) =>
    replaceTexts(template, {
      [`/${marks.tag}`]: `/${escapeHtml(encodeURIComponent(tagSegment(text ?? '')))}`,
      [marks.tag]: escapeHtml(text ?? ''),
    }),
  )

const contentsOf = ({ content }: Pick<ShellFilling, 'content'>) =>
  tableOfContents(content.content as unknown as ArticleTree)

/** Lines of the table of contents; none where the article has fewer headings than the shell. */
function contentsItems(language: Language) {
  const inShell = contentsOf({ content: shellContent(language) })
  const [first = { id: '', text: '' }] = inShell
  return (filling: ShellFilling, template: string) => {
    const entries = contentsOf(filling)
    if (entries.length < inShell.length) return []
    return entries.map(({ id, text }) =>
      replaceTexts(template, { [`#${first.id}`]: `#${encodeURIComponent(id)}`, [first.text]: escapeHtml(text) }),
    )
  }
}

function editsOf(page: parts.ParsedPage, language: Language): Edit[] {
  const bodyBox = parts.holderOf(page, marks.text)?.around[0]
  if (!bodyBox) throw new Error(`The shell has no text ${marks.text}; see src/live-article/shell.ts`)
  const cover = parts.findElement(page, ({ element }) => element.properties['src'] === shellAddresses.cover)
  const description = parts.findElement(page, ({ element }) => element.properties['content'] === marks.excerpt)
  const contents = parts.holderOf(page, `${marks.heading}A`, ({ around }) => !around.includes(bodyBox))
  const hasExcerpt = ({ article }: ShellFilling) => article.excerpt !== null
  const picture = cover && parts.widestWithout(cover, allMarks)
  return [
    { ...parts.innerStretch(bodyBox), write: createBodyWriter(page, bodyBox) },
    ...optional(page, description, hasExcerpt),
    ...optional(page, parts.holderOf(page, marks.excerpt), hasExcerpt),
    ...optional(page, picture, ({ content }) => content.cover !== null),
    ...repeated(page, parts.holderOf(page, marks.tag), tagItems),
    ...repeated(page, contents, contentsItems(language)),
  ]
}

/**
 * Reads the shell that the build made of the article page, once, to fill it with articles (src/live-article/shell.ts).
 *
 * @param html the shell's prebuilt page
 * @throws {Error} when it is no page of that kind
 */
export function readShell(html: string, language: Language): FillShell {
  const page = parts.parsePage(html)
  const edits = editsOf(page, language).sort((one, other) => one.start - other.start)
  edits.forEach((edit, index) => {
    if (edit.start < (edits[index - 1]?.end ?? 0)) throw new Error('Parts of the shell that change are in each other')
  })
  const fixed = [...edits, { start: html.length }].map((edit, index) =>
    html.slice(edits[index - 1]?.end ?? 0, edit.start),
  )
  return (filling) => {
    const values = shellValues(filling)
    return fixed
      .map((text, index) => replaceTexts(text, values) + (edits[index]?.write(filling, values) ?? ''))
      .join('')
  }
}
