import type { ArticleTree } from '../../src/article-html/article-tree'
import { describeEmbed } from '../../src/article-html/embeds'
import { escapeHtml, treeToHtml, type WriteElement } from '../../src/article-html/tree-to-html'
import { marks, shellAddresses } from '../../src/live-article/shell'
import { cut, findElement, holderOf, innerStretch, stretchOf, type Located, type ParsedPage } from './shell-parts'
import { pictureSource, replaceTexts, type ShellFilling } from './shell-values'

/** The HTML of the element at a place, or of the one round it that is the box's child or grandchild; empty without one. */
function htmlBelow(page: ParsedPage, box: Located['element'], located: Located | null, level: 'child' | 'grandchild') {
  if (!located) return ''
  const line = [located.element, ...located.around]
  const element = line[line.indexOf(box) - (level === 'child' ? 1 : 2)]
  return element ? cut(page, stretchOf(element)) : ''
}

/** How the article page shows links, pictures, embeds and tables, with the shell's marks in them. */
function readTemplates(page: ParsedPage, box: Located['element']) {
  const find = (isWanted: (element: Located['element']) => boolean) =>
    findElement(page, ({ element, around }) => around.includes(box) && isWanted(element))
  const withValue = (value: string) => find(({ properties }) => Object.values(properties).includes(value))
  const table = find(({ tagName }) => tagName === 'table')
  const tableHtml = htmlBelow(page, box, table, 'child')
  return {
    link: htmlBelow(page, box, withValue(shellAddresses.link), 'grandchild'),
    picture: htmlBelow(page, box, withValue(shellAddresses.picture), 'grandchild'),
    embed: htmlBelow(page, box, holderOf(page, marks.embed), 'child'),
    caption: htmlBelow(page, box, holderOf(page, marks.caption), 'grandchild'),
    table: table ? tableHtml.replace(cut(page, innerStretch(table.element)), () => marks.cell) : '',
  }
}

const shellEmbed = describeEmbed(shellAddresses.embed)

function writeEmbed(template: string, src: string, title: string): string {
  const { page, provider } = describeEmbed(src)
  return replaceTexts(template, {
    [escapeHtml(shellEmbed.page)]: escapeHtml(page),
    [shellEmbed.provider]: provider,
    [marks.embed]: escapeHtml(title || provider),
  })
}

/**
 * Reads off the shell how the article page shows the elements of a text.
 *
 * @param box the element that the text is in
 * @returns writes the text of an article as HTML
 */
export function createBodyWriter(page: ParsedPage, box: Located['element']): (filling: ShellFilling) => string {
  const templates = readTemplates(page, box)
  return ({ content }) => {
    let captions = 0
    const writeElement: WriteElement = ({ tag, attributes = {} }, inner) => {
      const text = (name: string) => escapeHtml(String(attributes[name] ?? ''))
      if (tag === 'img') {
        const picture = content.pictures.find(({ url }) => url === attributes['src'])
        const source = escapeHtml(pictureSource(picture?.file))
        const template =
          templates.picture || `<img src="${shellAddresses.picture}" alt="${marks.pictureAlt}" loading="lazy">`
        return replaceTexts(template, { [shellAddresses.picture]: source, [marks.pictureAlt]: text('alt') })
      }
      if (tag === 'embed')
        return writeEmbed(templates.embed, String(attributes['src']), String(attributes['title'] ?? ''))
      if (tag === 'figcaption' && templates.caption) {
        captions += 1
        return replaceTexts(templates.caption, { [marks.caption]: inner, ' 1<': ` ${captions}<` })
      }
      if (tag === 'table' && templates.table) return replaceTexts(templates.table, { [marks.cell]: inner })
      const isOutside = tag === 'a' && /^https?:/i.test(String(attributes['href']))
      if (!isOutside || !templates.link) return null
      return replaceTexts(templates.link, { [shellAddresses.link]: text('href'), [marks.link]: inner })
    }
    return treeToHtml(content.content as unknown as ArticleTree, writeElement)
  }
}
