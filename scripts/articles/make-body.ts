import type { Localized } from '../../src/i18n/locales'
import { makeAlt, makeHeading, makeSentence, makeText } from './phrases'
import type { Random } from './random'

type Block = Localized

const join = (blocks: readonly Block[]): Block => ({
  th: blocks.map(({ th }) => th).join(''),
  en: blocks.map(({ en }) => en).join(''),
})

const wrap = (open: string, { th, en }: Localized, close: string): Block => ({
  th: `${open}${th}${close}`,
  en: `${open}${en}${close}`,
})

const paragraph = (random: Random) => wrap('<p>', makeText(random, random.integer(2, 4)), '</p>')

function list(random: Random): Block {
  const tag = random.pick(['ul', 'ol'])
  const items = Array.from({ length: random.integer(3, 6) }, () => wrap('<li>', makeSentence(random), '</li>'))
  return wrap(`<${tag}>`, join(items), `</${tag}>`)
}

function table(random: Random): Block {
  const cells = (tag: string, count: number) =>
    join(Array.from({ length: count }, () => wrap(`<${tag}>`, makeHeading(random), `</${tag}>`)))
  const columns = random.integer(2, 4)
  const rows = Array.from({ length: random.integer(2, 6) }, () => wrap('<tr>', cells('td', columns), '</tr>'))
  return wrap(
    '<table><thead><tr>',
    join([cells('th', columns), wrap('</tr></thead><tbody>', join(rows), '')]),
    '</tbody></table>',
  )
}

const figure = (random: Random, pictures: readonly string[]): Block => {
  const { th, en } = makeAlt(random)
  const url = random.pick(pictures)
  const html = (alt: string) =>
    `<figure><img src="/images/${url}" alt="${alt}"><figcaption>${alt}</figcaption></figure>`
  return { th: html(th), en: html(en) }
}

/** One of the things that stand between paragraphs. */
function aside(random: Random, pictures: readonly string[]): Block {
  const kinds = [
    () => list(random),
    () => list(random),
    () => table(random),
    () => wrap('<blockquote><p>', makeSentence(random), '</p></blockquote>'),
    () => wrap('<h3>', makeHeading(random), '</h3>'),
    ...(pictures.length > 0 ? [() => figure(random, pictures)] : []),
  ]
  const block = random.pick(kinds)()
  return join([block, paragraph(random)])
}

const wordCount = ({ en }: Block) => en.replace(/<[^<>]*>/g, ' ').split(/\s+/).length

/**
 * The body of an article: paragraphs under headings, with lists, tables, quotations and pictures among them.
 *
 * @param words about how many English words it has; the Thai body says the same
 * @param pictures file names below /images/ of the API; may be empty
 */
export function makeBody(random: Random, words: number, pictures: readonly string[]): Localized {
  const blocks = [paragraph(random)]
  let count = wordCount(join(blocks))
  const add = (block: Block) => {
    blocks.push(block)
    count += wordCount(block)
  }
  while (count < words - 40) {
    add(wrap('<h2>', makeHeading(random), '</h2>'))
    add(paragraph(random))
    if (count < words - 100 && random.chance(0.8)) add(aside(random, pictures))
  }
  return join(blocks)
}
