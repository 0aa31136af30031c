import { isThai, normalise } from './normalise'
import { namesIn, namesThatStart } from './places'
import { cutThai, latinTerm, runsOf, type CutThai } from './words'

/** One way to meet a need: an article that has all the terms. */
export interface Alternative {
  terms: string[]
  /** True where the one term is the start of a word that may go on. */
  isStart?: boolean
  /** How much this way counts, 1 for what was typed. */
  weight: number
}

/** Something that an article should have. */
export interface Need {
  /** As it was typed, normalised. */
  text: string
  alternatives: Alternative[]
}

/** A word, a name, or a run of Thai words written together. */
export interface QueryGroup {
  text: string
  /** Ways to meet all needs of the group at once: the run as one word. */
  whole: Alternative[]
  needs: Need[]
  /** True for a name of a place or thing that goes by several. */
  isName?: true
}

/** Words that say too little to be asked for when others are there. */
const littleWords = new Set(
  (
    'a an and are as at be by can do does for from how i in is it my of on or our that the this to was what when where which with ' +
    'ที่ ใน และ ของ ให้ ได้ เป็น มี จะ ไม่ กับ ก็ การ ความ ว่า แล้ว ไป มา นี้ นั้น ไหม อะไร อย่างไร ยังไง หรือ จาก โดย คือ ต้อง แบบ'
  ).split(' '),
)

const leastStart = { thai: 2, latin: 3 }

const startOf = (term: string, weight: number): Alternative[] =>
  term.length >= (isThai(term) ? leastStart.thai : leastStart.latin) ? [{ terms: [term], isStart: true, weight }] : []

const nameStarts = (text: string): Alternative[] => namesThatStart(text).map((term) => ({ terms: [term], weight: 0.8 }))

function latinGroup(text: string, isLast: boolean): QueryGroup {
  const exact: Alternative = { terms: [latinTerm(text)], weight: 1 }
  const going = isLast ? [...startOf(text, 0.7), ...nameStarts(text)] : []
  return { text, whole: [], needs: [{ text, alternatives: [exact, ...going] }] }
}

function thaiGroup(text: string, isLast: boolean, cut: CutThai): QueryGroup {
  const all = cut(text)
  const long = all.filter((piece) => piece.length > 1)
  const telling = long.filter((piece) => !littleWords.has(piece))
  const pieces = telling.length > 0 ? telling : long.length > 0 ? long : all
  const asOne = [{ terms: [text], weight: 1.3 }, ...startOf(text, 1), ...(isLast ? nameStarts(text) : [])]
  if (pieces.length === 1 && all.length === 1) return { text, whole: [], needs: [{ text, alternatives: asOne }] }
  const needs = pieces.map((piece, index) => ({
    text: piece,
    alternatives: [
      { terms: [piece], weight: 1 },
      ...(isLast && index === pieces.length - 1 ? startOf(piece, 0.7) : []),
    ],
  }))
  return { text, whole: asOne, needs }
}

/** A name by all its spellings; a single English word also by its other forms. */
function nameGroup(text: string, term: string): QueryGroup {
  const forms = /^[a-z]+$/.test(text) ? [{ terms: [latinTerm(text)], weight: 1 }] : []
  return { text, whole: [], needs: [{ text, alternatives: [{ terms: [term], weight: 1 }, ...forms] }], isName: true }
}

/** Runs of a text outside the names in it. */
function otherRuns(text: string, names: readonly { start: number; end: number }[]) {
  let masked = text
  for (const { start, end } of names) masked = masked.slice(0, start) + ' '.repeat(end - start) + masked.slice(end)
  return runsOf(masked)
}

const isLittle = ({ text }: { text: string }) => littleWords.has(text) || text.length === 1

/**
 * What a search asks for: names of places by all their spellings, English words by their stems, runs of Thai as one word and
 * as the words in them; the last word may be unfinished.
 *
 * @param query as it was typed
 * @param isByName false: names are taken for words like others, for where no article has them
 * @param cut what cuts Thai; tests hand in their own
 */
export function planQuery(query: string, isByName = true, cut: CutThai = cutThai): QueryGroup[] {
  const text = normalise(query)
  const names = isByName ? namesIn(text) : []
  const runs = otherRuns(text, names)
  const groups = [
    ...names.map(({ term, start, end }) => ({ start, group: nameGroup(text.slice(start, end), term) })),
    ...runs.map(({ term, start, end }) => ({
      start,
      group: isThai(term) ? thaiGroup(term, end === text.length, cut) : latinGroup(term, end === text.length),
    })),
  ].sort((a, b) => a.start - b.start)
  const all = groups.map(({ group }) => group)
  const telling = all.filter((group) => !isLittle(group))
  return telling.length > 0 ? telling : all
}
