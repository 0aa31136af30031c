/** So many numbers there are for each article, or up to twice as many: most articles then have room on both sides. */
const numbersPerArticle = 2

/**
 * Numbers articles so that one more or less leaves the numbers of nearly all others: by their time of publication, in steps of a power of two
 * of milliseconds that depends on how many they are and on the time between the first and the last. An article whose
 * number is taken has the next one that is free.
 *
 * @param dates ISO times of publication, oldest first
 * @returns the number of each, ascending
 */
export function numberArticles(dates: readonly string[]): number[] {
  const times = dates.map((date) => Date.parse(date))
  const [first = 0] = times
  const span = (times.at(-1) ?? 0) - first
  const step = 2 ** Math.max(0, Math.floor(Math.log2(span / (numbersPerArticle * times.length))))
  const origin = Math.floor(first / step)
  let free = 0
  return times.map((time) => {
    const number = Math.max(free, Math.floor(time / step) - origin)
    free = number + 1
    return number
  })
}
