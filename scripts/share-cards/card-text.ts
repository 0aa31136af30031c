import path from 'node:path'
import sharp from 'sharp'
import { cardFontFile, faces } from '../fonts/faces'

/** The files of the two families on the cards, Thai and Latin apart; `npx tsx scripts/fonts/make-fonts.ts` cuts them. */
const fontFiles = faces.map((face) => path.join(__dirname, 'fonts', cardFontFile(face)))

const families = { display: { name: 'Trirong', weight: 400 }, label: { name: 'Anuphan', weight: 600 } } as const

/** Text that is drawn into a card. */
export interface CardLine {
  text: string
  family: keyof typeof families
  /** Height of the letters in pixels. */
  size: number
  /** Distance from line to line, as a share of the size. */
  lineHeight: number
  colour: string
  /** Lines are broken at this width, in pixels. */
  maxWidth: number
  /** True where lines are broken at spaces alone, which part phrases in Thai. */
  isWhole?: boolean
}

/** Text as it was drawn: pixels with alpha. */
export interface DrawnText {
  pixels: Buffer
  width: number
  height: number
}

/** Pango takes a font by its name once a first text was drawn with its file. */
const fontsReady = new Map<string, Promise<unknown>>()
const loadFonts = () =>
  Promise.all(
    fontFiles.map((fontfile) => {
      const ready = fontsReady.get(fontfile) ?? sharp({ text: { text: 'ก', font: 'Trirong', fontfile } }).toBuffer()
      fontsReady.set(fontfile, ready)
      return ready
    }),
  )

const words = new Intl.Segmenter('th', { granularity: 'word' })

/** Text with a place to break a line (U+200B) between any two Thai words, which Pango does not find itself. */
export function breakable(text: string): string {
  return [...words.segment(text)]
    .map(({ segment, index }) => {
      const isBetweenThai = /^\p{Script=Thai}/u.test(segment) && /[\p{Script=Thai}]$/u.test(text.slice(0, index))
      return isBetweenThai && !/^[ๆฯ]/.test(segment) ? `\u200B${segment}` : segment
    })
    .join('')
}

/** Short words keep to the word after them. */
const withoutStrayWords = (text: string) => text.replace(/(?<=^|\s)(\p{Script=Latin}{1,2}) (?=\p{L})/gu, '$1\u00A0')

// eslint-disable-next-line no-control-regex -- Pango's markup holds no control characters, and a line ends where its column does
const spacesAndControls = /[\u0000-\u0020\u007f-\u009f\u2028\u2029]+/g

const escapeMarkup = (text: string) =>
  text.replace(spacesAndControls, ' ').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const nothing: DrawnText = { pixels: Buffer.alloc(4), width: 1, height: 1 }
/** Cairo draws nothing that is longer than 32,767 pixels. */
const tooLarge: DrawnText = { pixels: Buffer.alloc(0), width: Infinity, height: Infinity }

const renderText = async (
  { family, size, lineHeight, colour, maxWidth, isWhole }: CardLine,
  text: string,
): Promise<DrawnText> => {
  const { name, weight } = families[family]
  const markup = `<span font_family="${name}" font_weight="${weight}" foreground="${colour}" line_height="${lineHeight}">${escapeMarkup(withoutStrayWords(isWhole ? text : breakable(text)))}</span>`
  const font = `${name} ${size}`
  const { data, info } = await sharp({
    text: { text: markup, font, width: maxWidth, rgba: true, dpi: 72, wrap: 'word' },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** Why a text could not be drawn; an error where none can. */
async function withoutPixels(line: CardLine): Promise<DrawnText> {
  const visible = 'x'
  await renderText(line, visible)
  return renderText(line, `${line.text}${visible}`).then(
    () => nothing,
    () => tooLarge,
  )
}

/**
 * Draws a text in the site's typefaces, with Thai vowels and tone marks where they belong. What libvips refuses has no
 * picture: a text of which nothing can be seen is one clear pixel, one larger than any picture is of infinite size.
 *
 * @throws Error where no text can be drawn like that
 */
export async function drawText(line: CardLine): Promise<DrawnText> {
  await loadFonts()
  // Drawings at the same time share the words of libvips' errors: what failed is asked of other drawings, not of them
  return renderText(line, line.text).catch(() => withoutPixels(line))
}
