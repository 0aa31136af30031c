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

// eslint-disable-next-line no-control-regex -- Pango's markup holds none of these
const controlCharacters = /[\u0000-\u001f\u007f]/g

const escapeMarkup = (text: string) =>
  text.replace(controlCharacters, ' ').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const nothing: DrawnText = { pixels: Buffer.alloc(4), width: 1, height: 1 }

/** Pango draws no text of which nothing can be seen. */
const isInvisible = (error: unknown) => error instanceof Error && error.message.includes('no text to render')

/** Draws a text in the site's typefaces, with Thai vowels and tone marks where they belong. */
export async function drawText({
  text,
  family,
  size,
  lineHeight,
  colour,
  maxWidth,
  isWhole,
}: CardLine): Promise<DrawnText> {
  await loadFonts()
  const { name, weight } = families[family]
  const markup = `<span font_family="${name}" font_weight="${weight}" foreground="${colour}" line_height="${lineHeight}">${escapeMarkup(withoutStrayWords(isWhole ? text : breakable(text)))}</span>`
  const font = `${name} ${size}`
  try {
    const { data, info } = await sharp({
      text: { text: markup, font, width: maxWidth, rgba: true, dpi: 72, wrap: 'word' },
    })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, width: info.width, height: info.height }
  } catch (error) {
    if (isInvisible(error)) return nothing
    throw error
  }
}
