import { encodePostings } from '../../src/search/index-format'
import type { Inverted } from './invert'

/** Bytes of a file of terms before compression. */
const termFileBytes = 20_000
/** About so many terms stand between two that begin a file whatever stands before them. */
const termsBetweenAnchors = 512

const fnvOffset = 0x811c9dc5
const fnvPrime = 0x01000193

/** A hash of a few cycles (FNV-1a). */
function hashOf(text: string): number {
  let hash = fnvOffset
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), fnvPrime)
  return hash >>> 0
}

/** Whether a file begins with this term by its letters alone: an edit then moves terms between a few files, not all. */
const isAnchor = (term: string) => hashOf(term) % termsBetweenAnchors === 0

/** A file of terms: its first term and its JSON. */
export interface TermFileContent {
  first: string
  content: string
}

/**
 * Writes terms with their articles into files, in the order of the alphabet.
 *
 * @param terms with their numbers, sorted
 */
export function termFiles(terms: readonly (readonly [string, number])[], { postingsOf }: Inverted): TermFileContent[] {
  const files: TermFileContent[] = []
  let entries: string[] = []
  let first = ''
  let bytes = 0
  const close = () => {
    if (entries.length > 0) files.push({ first, content: `{${entries.join(',')}}` })
    entries = []
    bytes = 0
  }
  for (const [term, number] of terms) {
    const entry = `${JSON.stringify(term)}:[${encodePostings(postingsOf(number)).join(',')}]`
    const size = Buffer.byteLength(entry) + 1
    if (bytes + size > termFileBytes || isAnchor(term)) close()
    if (entries.length === 0) first = term
    entries.push(entry)
    bytes += size
  }
  close()
  return files
}
