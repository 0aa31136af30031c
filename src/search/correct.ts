import { editDistance, forgivenErrors, letterBits, mayBeNear } from './distance'
import { isThai, withoutToneMarks } from './normalise'
import { allNames } from './places'
import type { Alternative } from './plan-query'
import { latinTerm } from './words'

/** A word that was probably meant. */
export interface Correction {
  /** The word as it is shown. */
  word: string
  alternative: Alternative
}

const mostCorrections = 3
/** Tone marks that may be missing in a word. */
const mostToneMarks = 3
const errorsPenalty = [0.9, 0.6, 0.4]

/** How far a typed word is from one that there is; more than the limit when it is none of its misspellings. */
function createDistance(typed: string, limit: number): (word: string) => number {
  const bits = letterBits(typed)
  const plain = isThai(typed) ? withoutToneMarks(typed) : null
  return (word) => {
    if (plain !== null && isThai(word) && withoutToneMarks(word) === plain) return 0
    return mayBeNear(bits, letterBits(word), limit) ? editDistance(typed, word, limit) : limit + 1
  }
}

/**
 * Words that a misspelt one may have been, the nearest first.
 *
 * @param typed normalised
 * @param vocabulary words as they are written; names of places are always looked at
 */
export function correctionsOf(typed: string, vocabulary: readonly string[]): Correction[] {
  const limit = forgivenErrors(typed)
  const distanceOf = createDistance(typed, limit)
  const names = allNames.map(({ name, term }) => ({ word: name, term, distance: distanceOf(name) }))
  const terms = vocabulary
    .filter((word) => Math.abs(word.length - typed.length) <= Math.max(limit, mostToneMarks))
    .map((word) => ({ word, term: isThai(word) ? word : latinTerm(word), distance: distanceOf(word) }))
  const near = [...names, ...terms].filter(({ distance }) => distance <= limit).sort((a, b) => a.distance - b.distance)
  const best = near[0]?.distance ?? 0
  const unique = new Map(near.filter(({ distance }) => distance === best).map((item) => [item.term, item]))
  return [...unique.values()].slice(0, mostCorrections).map(({ word, term, distance }) => ({
    word,
    alternative: { terms: [term], weight: errorsPenalty[distance] ?? 0.4 },
  }))
}
