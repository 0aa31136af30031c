import type { CategoryKey } from '../i18n/categories'
import type { Language } from '../i18n/locales'

/** What a card shows beside its words: a picture of content/pictures.json on a ground, or a line drawing. */
export type CardScene =
  | { picture: string; /** Colour of the ground, such as `#93A48C`; paper when not given. */ ground?: string }
  | { drawing: CategoryKey | 'hub' }

/** The picture that is shown where an address of the site is shared. */
export interface ShareCard {
  language: Language
  /** Small line over the title: what the page belongs to. */
  label: string
  title: string
  scene: CardScene
}

/** Width and height of every card, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** Folder of the cards, below the root of the site. */
export const cardFolder = '/share-cards/'

/** Part of every address: a new number has everybody fetch the cards anew, since those who show them keep them for long. */
const edition = 1

/** A hash of 53 bits (cyrb53, public domain by bryc) that browsers compute at once, unlike those of Web Crypto. */
function hash53(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}

/** A card as the one text that stands for it: the same card gives the same text. */
export function cardText({ language, label, title, scene }: ShareCard): string {
  const shown = 'picture' in scene ? { picture: scene.picture, ground: scene.ground ?? null } : scene
  return JSON.stringify({ language, label, title, ...shown })
}

/** The card that {@link cardText} stands for. @throws {SyntaxError} when the text is no JSON */
export function readCardText(text: string): ShareCard {
  const { language, label, title, ground, ...scene } = JSON.parse(text) as Omit<ShareCard, 'scene'> &
    Record<string, string | null>
  return { language, label, title, scene: { ...scene, ...(ground && { ground }) } as CardScene }
}

/**
 * Path of the picture of a card, by what the card shows.
 *
 * @example shareCardPath(card) // '/share-cards/0b3f9ac2d41e77.jpg'
 */
export const shareCardPath = (card: ShareCard): string =>
  `${cardFolder}${hash53(`${edition} ${cardText(card)}`)
    .toString(16)
    .padStart(14, '0')}.jpg`
