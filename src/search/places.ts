import { isThai, normalise } from './normalise'
import groups from './place-names.json'

/** A name of a place or thing in a text. */
export interface FoundName {
  /** Term under which all names of it stand in the index, such as `@hua-hin`. */
  term: string
  start: number
  end: number
}

const names = groups.flatMap(({ key, names: spellings }) =>
  spellings.map((name) => ({ term: `@${key}`, name: normalise(name) })),
)
const termOf = new Map(names.map(({ term, name }) => [name, term]))
const escaped = (name: string) => name.replace(/[/\\^$*+?.()|[\]{}]/g, '\\$&')
const longestFirst = [...termOf.keys()].sort((a, b) => b.length - a.length)
const thaiNames = longestFirst.filter(isThai).map(escaped)
const latinNames = longestFirst.filter((name) => !isThai(name)).map(escaped)
const pattern = new RegExp(`${thaiNames.join('|')}|(?<![a-z0-9])(?:${latinNames.join('|')})(?![a-z0-9])`, 'g')

/**
 * The places and things of a text that go by several names, in either language (src/search/place-names.json). Thai names are
 * found inside unspaced text, Latin ones as whole words.
 *
 * @param text normalised
 */
export function namesIn(text: string): FoundName[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: name, index }) => {
    const term = termOf.get(name)
    return term ? [{ term, start: index, end: index + name.length }] : []
  })
}

/** Names that start with what has been typed so far, at least three letters of it. */
export const namesThatStart = (start: string): string[] =>
  start.length < 3
    ? []
    : [...new Set(names.filter(({ name }) => name.startsWith(start) && name !== start).map(({ term }) => term))]

/** Every spelling with its term, for comparing with what is misspelt. */
export const allNames: readonly { name: string; term: string }[] = names

/** All spellings of the name that a term stands for; what marks hits of it. */
export const spellingsOf = (term: string): string[] =>
  names.filter((entry) => entry.term === term).map(({ name }) => name)
