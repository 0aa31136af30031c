/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one word of the other
 * (optimal string alignment).
 *
 * @param limit where the count stops
 * @returns the count, or limit + 1 when it is more
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1]
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    before = last
    last = current
  }
  return Math.min(last[right.length] ?? 0, limit + 1)
}

/** The letters of a word as bits, several letters to one bit. */
export function letterBits(word: string): number {
  let bits = 0
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) & 31)
  return bits
}

/** False for words whose letters alone say that they are further apart than the limit: most of a vocabulary. */
export function mayBeNear(left: number, right: number, limit: number): boolean {
  let different = left ^ right
  let count = 0
  while (different !== 0) {
    different &= different - 1
    count += 1
  }
  return count <= limit * 2
}

/** Errors that are forgiven in a word: none in a short one, two in a long one. */
export const forgivenErrors = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)
