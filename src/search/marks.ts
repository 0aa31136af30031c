import { isThai } from './normalise'
import { spellingsOf } from './places'
import { latinTerm, runsOf } from './words'
import type { QueryGroup } from './plan-query'

/** A part of a text that answers the search. */
export interface Range {
  start: number
  end: number
}

/** What is marked in texts. */
export interface Marks {
  /** Words, or starts of words, by their stems. */
  latin: ReadonlySet<string>
  latinStarts: readonly string[]
  /** Letters that are marked wherever they stand. */
  anywhere: readonly string[]
}

/** What a search marks: all terms by which something was looked for, and every spelling of the names. */
export function marksOf(groups: readonly QueryGroup[]): Marks {
  const alternatives = groups.flatMap(({ whole, needs }) => [...whole, ...needs.flatMap((need) => need.alternatives)])
  const terms = alternatives.flatMap((alternative) =>
    alternative.terms.map((term) => ({ term, isStart: alternative.isStart ?? false })),
  )
  const spellings = terms.flatMap(({ term }) => (term.startsWith('@') ? spellingsOf(term) : []))
  const plain = terms.filter(({ term }) => !term.startsWith('@'))
  return {
    latin: new Set([
      ...plain.filter(({ term, isStart }) => !isStart && !isThai(term)).map(({ term }) => term),
      ...spellings.filter((spelling) => /^[a-z]+$/.test(spelling)).map(latinTerm),
    ]),
    latinStarts: plain.filter(({ term, isStart }) => isStart && !isThai(term)).map(({ term }) => term),
    anywhere: [...new Set([...plain.map(({ term }) => term).filter(isThai), ...spellings])].sort(
      (a, b) => b.length - a.length,
    ),
  }
}

/** Text whose letters are comparable and stand where they stood. */
function inPlace(text: string): string {
  return [...text]
    .map((letter) => {
      const simple = letter
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()
      if (isThai(letter)) return letter
      return simple.length === letter.length ? simple : letter.length === 1 ? (simple[0] ?? letter) : letter
    })
    .join('')
}

function rangesAnywhere(text: string, part: string): Range[] {
  const isWord = !isThai(part)
  const found: Range[] = []
  for (let start = text.indexOf(part); start !== -1; start = text.indexOf(part, start + part.length)) {
    const end = start + part.length
    const isInside = /[a-z0-9]/.test(text[start - 1] ?? ' ') || /[a-z0-9]/.test(text[end] ?? ' ')
    if (!isWord || !isInside) found.push({ start, end })
  }
  return found
}

/** The parts of a text that a search marks, in order, none overlapping. */
export function rangesIn(text: string, { latin, latinStarts, anywhere }: Marks): Range[] {
  const comparable = inPlace(text)
  const words = runsOf(comparable).filter(
    ({ term }) => !isThai(term) && (latin.has(latinTerm(term)) || latinStarts.some((start) => term.startsWith(start))),
  )
  const all = [...words, ...anywhere.flatMap((part) => rangesAnywhere(comparable, part))]
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: Range[] = []
  for (const range of all) {
    const last = kept.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else kept.push({ ...range })
  }
  return kept
}

/** A text cut into pieces, marked or not, for showing. */
export function markedPieces(text: string, marks: Marks): { text: string; isMarked: boolean }[] {
  const pieces: { text: string; isMarked: boolean }[] = []
  let at = 0
  for (const { start, end } of rangesIn(text, marks)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isMarked: false })
    pieces.push({ text: text.slice(start, end), isMarked: true })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false })
  return pieces
}
