const fnvOffset = 0x811c9dc5
const fnvPrime = 0x01000193

/** A hash of a few cycles (FNV-1a). */
function hashOf(text: string): number {
  let hash = fnvOffset
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), fnvPrime)
  return hash >>> 0
}

/**
 * Whether a sorted list that is cut into files is cut before this text. That depends on its letters alone: one text more or
 * less then moves others between two files, not between all.
 *
 * @param distance about so many texts stand between two cuts
 */
export const isAnchor = (text: string, distance: number): boolean => hashOf(text) % distance === 0
