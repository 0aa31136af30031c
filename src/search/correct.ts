import { editDistance, forgivenErrors } from './distance'
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
const errorsPenalty = [0.9, 0.6, 0.4]

/** How far a typed word is from one that there is; more than the limit when it is none of its misspellings. */
function distanceTo(word: string, typed: string, limit: number): number {
  if (isThai(typed) !== isThai(word)) return limit + 1
  if (isThai(typed) && withoutToneMarks(typed) === withoutToneMarks(word)) return 0
  return editDistance(typed, word, limit)
}

/**
 * Words that a misspelt one may have been, the nearest first.
 *
 * @param typed normalised
 * @param vocabulary terms of the index; names of places are always looked at
 */
export function correctionsOf(typed: string, vocabulary: readonly string[]): Correction[] {
  const limit = forgivenErrors(typed)
  const stemmed = isThai(typed) ? typed : latinTerm(typed)
  const names = allNames.map(({ name, term }) => ({ word: name, term, distance: distanceTo(name, typed, limit) }))
  const terms = vocabulary
    .filter((term) => !term.startsWith('@') && Math.abs(term.length - stemmed.length) <= limit + 2)
    .map((term) => ({ word: term, term, distance: distanceTo(term, stemmed, limit) }))
  const near = [...names, ...terms].filter(({ distance }) => distance <= limit).sort((a, b) => a.distance - b.distance)
  const best = near[0]?.distance ?? 0
  const unique = new Map(near.filter(({ distance }) => distance === best).map((item) => [item.term, item]))
  return [...unique.values()].slice(0, mostCorrections).map(({ word, term, distance }) => ({
    word,
    alternative: { terms: [term], weight: errorsPenalty[distance] ?? 0.4 },
  }))
}
