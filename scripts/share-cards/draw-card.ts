import sharp, { type OverlayOptions } from 'sharp'
import type { Language } from '../../src/i18n/locales'
import { cardSize, type ShareCard } from '../../src/share-card/share-card'
import { drawText, type DrawnText } from './card-text'
import { drawStart } from './draw-start'
import { drawingSvg } from './drawings'
import { drawingTones, paperTone, toneOn, type Tone } from './tones'

/** What a card is drawn from besides its own words. */
export interface CardSources {
  /** Absolute path of the file of a picture of content/pictures.json. */
  pictureFile: (name: string) => string
  /** Name of the site, for the wordmark. */
  siteName: Record<Language, string>
}

interface Layout {
  tone: Tone
  /** Width of the column of words, in pixels. */
  measure: number
  /** The title is set in the first of these sizes that fits, in pixels. */
  titleSizes: readonly number[]
}

const margin = 64
const pictureLeft = 556
const labelTop = 66
/** Thai letters carry marks above them, with which a text begins higher up. */
const titleTop: Record<Language, number> = { th: 122, en: 132 }
const titleBottom = 484
/** Shares of the column that a title is tried in, so that its last line is no single word. */
const narrower = [0.62, 0.74, 0.87]

const layoutOf = ({ scene }: ShareCard): Layout =>
  'picture' in scene
    ? {
        tone: scene.ground ? toneOn(scene.ground) : paperTone,
        measure: pictureLeft - margin - 40,
        titleSizes: [72, 64, 56, 49, 43, 38, 33],
      }
    : { tone: drawingTones[scene.drawing], measure: 690, titleSizes: [84, 76, 68, 60, 52, 45, 39] }

const lineHeights: Record<Language, number> = { th: 0.84, en: 0.7 }

const overlay = ({ pixels, width, height }: DrawnText, left: number, top: number): OverlayOptions => ({
  input: pixels,
  raw: { width, height, channels: 4 },
  left,
  top,
})

/** The title in the largest size that fits its column, in lines of about the same length; its start where none fits. */
async function drawTitle({ title, language }: ShareCard, { tone, measure, titleSizes }: Layout): Promise<DrawnText> {
  const draw = (size: number, maxWidth: number, isWhole = false, text = title) =>
    drawText({
      text,
      family: 'display',
      size,
      lineHeight: lineHeights[language],
      colour: tone.title,
      maxWidth,
      isWhole,
    })
  const maxHeight = titleBottom - titleTop[language]
  const fits = ({ width, height }: DrawnText) => width <= measure && height <= maxHeight
  for (const size of language === 'th' && title.includes(' ') ? titleSizes.slice(1, 4) : []) {
    const phrases = await draw(size, measure, true)
    if (fits(phrases)) return phrases
  }
  for (const [index, size] of titleSizes.entries()) {
    const drawn = await draw(size, measure)
    if (!fits(drawn)) {
      if (index < titleSizes.length - 1) continue
      return drawStart(title, (start) => draw(size, measure, false, start), fits)
    }
    if (drawn.height < size * 1.5) return drawn
    for (const share of narrower) {
      const balanced = await draw(size, Math.round(measure * share))
      if (balanced.height < drawn.height + size / 2 && balanced.width <= measure * share) return balanced
    }
    // Lines of which none can be shorter end in a stray word: one size down that may have room above
    const smaller = await draw(titleSizes[index + 1] ?? size, measure)
    return smaller.height < drawn.height - size ? smaller : drawn
  }
  throw new Error('A layout has no sizes for its title')
}

const mark = (tone: Tone) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}"><g transform="translate(${margin} 536)" fill="${tone.title}"><path d="M0 21h9v9H0zM10.5 12h9v18h-9z"/><path fill="${tone.label}" d="M21 0h9v30h-9z"/></g></svg>`

/** Everything of a card but its title and label. */
async function drawGround({ scene, language }: ShareCard, { tone }: Layout, sources: CardSources): Promise<Buffer> {
  const { width, height } = cardSize
  const siteName = await drawText({
    text: sources.siteName[language],
    family: 'display',
    size: 32,
    lineHeight: 1,
    colour: tone.title,
    maxWidth: 400,
  })
  const shown: OverlayOptions =
    'picture' in scene
      ? {
          input: await sharp(sources.pictureFile(scene.picture))
            .resize(width - pictureLeft, height, { fit: 'cover', position: 'attention' })
            .toBuffer(),
          left: pictureLeft,
          top: 0,
        }
      : { input: Buffer.from(drawingSvg(scene.drawing, tone.line)), left: 0, top: 0 }
  return sharp({ create: { width, height, channels: 3, background: tone.ground } })
    .composite([shown, { input: Buffer.from(mark(tone)) }, overlay(siteName, margin + 44, 568 - siteName.height)])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Draws cards; what many of them share is drawn once. */
export function createCardDrawer(sources: CardSources): (card: ShareCard) => Promise<Buffer> {
  const grounds = new Map<string, Promise<Buffer>>()
  const labels = new Map<string, Promise<DrawnText>>()
  const once = <Value>(known: Map<string, Promise<Value>>, key: string, make: () => Promise<Value>) => {
    const value = known.get(key) ?? make()
    known.set(key, value)
    return value
  }
  return async (card) => {
    const layout = layoutOf(card)
    const { label, language, scene } = card
    const { tone, measure } = layout
    const [ground, drawnLabel, title] = await Promise.all([
      once(grounds, JSON.stringify([scene, language]), () => drawGround(card, layout, sources)),
      once(labels, JSON.stringify([label, tone.label, measure]), () =>
        drawText({ text: label, family: 'label', size: 26, lineHeight: 1, colour: tone.label, maxWidth: measure }),
      ),
      drawTitle(card, layout),
    ])
    return sharp(ground, { raw: { ...cardSize, channels: 3 } })
      .composite([overlay(drawnLabel, margin, labelTop), overlay(title, margin - 2, titleTop[language])])
      .jpeg({ quality: 82 })
      .toBuffer()
  }
}
