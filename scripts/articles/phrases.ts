import type { Localized } from '../../src/i18n/locales'
import source from './phrases.json'
import type { Random } from './random'

type Pair = readonly string[]

const slots: Readonly<Record<string, readonly Pair[]>> = source.slots

const localized = ([th = '', en = '']: Pair): Localized => ({ th, en })

/** A name of a lane, a shop or a family, made of syllables: there are two thousand, as rare as names are in real text. */
function madeUpName(random: Random): Localized {
  const parts = [random.pick(source.lanes.first), random.pick(source.lanes.second), random.pick(source.lanes.third)]
  return { th: parts.map(([th]) => th).join(''), en: parts.map(([, en]) => en).join('') }
}

function slotValue(name: string, random: Random): Localized {
  if (name === 'number') return localized(Array<string>(2).fill(String(random.integer(2, 40))))
  if (name === 'price') {
    const text = new Intl.NumberFormat('en').format(random.integer(8, 900) * 100)
    return { th: text, en: text }
  }
  if (name === 'lane' || name === 'family') return madeUpName(random)
  return localized(random.pick(slots[name] ?? [['', '']]))
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Fills the slots of a pair of texts, `{place}` and the like, with the same things in both languages. */
function fill(pair: Pair, random: Random): Localized {
  const names = [...(pair[1] ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const values = names.map((name) => ({ name, value: slotValue(name, random) }))
  const filled = (text: string, language: keyof Localized) =>
    values.reduce((result, { name, value }) => result.replace(`{${name}}`, value[language]), text)
  const th = filled(pair[0] ?? '', 'th').replace(/\{(\w+)\}/g, '')
  return { th, en: capitalised(filled(pair[1] ?? '', 'en')) }
}

/** A title, the same in both languages. */
export const makeTitle = (random: Random): Localized => fill(random.pick(source.titles), random)

/** A heading inside an article. */
export const makeHeading = (random: Random): Localized => fill(random.pick(source.headings), random)

/** A sentence, in Thai without a full stop. */
export const makeSentence = (random: Random): Localized => fill(random.pick(source.sentences), random)

/** What is to be seen in a picture. */
export const makeAlt = (random: Random): Localized => localized(random.pick(source.alts))

/** Some different tags. */
export const makeTags = (random: Random, count: number): Localized[] => random.some(source.tags, count).map(localized)

/** Sentences one after the other, as a paragraph. */
export function makeText(random: Random, sentenceCount: number): Localized {
  const sentences = Array.from({ length: sentenceCount }, () => makeSentence(random))
  return { th: sentences.map(({ th }) => th).join(' '), en: sentences.map(({ en }) => en).join(' ') }
}
