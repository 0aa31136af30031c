const numbersOf = (/** @type {string} */ version) => version.split('.').map(Number)

/**
 * @param {string} left such as `20.19.0`
 * @param {string} right such as `20.19`
 * @returns {number} below, at or above zero
 */
function compareVersions(left, right) {
  const [ours, theirs] = [numbersOf(left), numbersOf(right)]
  const part = [0, 1, 2].find((index) => (ours[index] || 0) !== (theirs[index] || 0))
  return part === undefined ? 0 : (ours[part] || 0) - (theirs[part] || 0)
}

/** @type {Record<string, (difference: number) => boolean>} */
const comparators = {
  '>=': (difference) => difference >= 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '<': (difference) => difference < 0,
}

/**
 * Says what is wrong with a version of Node, if anything.
 *
 * @param {string} version such as `20.20.2`
 * @param {string} range comparators that must all hold, such as `>=20.19 <25` (engines of package.json)
 * @returns {string | null} a sentence for the reader, or null when the version fits
 */
export function versionProblem(version, range) {
  const bounds = Array.from(range.matchAll(/(>=|<=|>|<)\s*(\d+(?:\.\d+){0,2})/g))
  const fits = bounds.every(
    ([, sign = '', bound = '']) => comparators[sign]?.(compareVersions(version, bound)) ?? false,
  )
  if (fits) return null
  return (
    `This project runs on Node ${range}, and this is Node ${version}.\n` +
    'Install a version that fits (Node 20 or newer, such as the LTS from https://nodejs.org) and run the command again.'
  )
}
