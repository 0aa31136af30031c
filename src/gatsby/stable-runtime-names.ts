import { minifyApart, type Minifier, type MinifyJs } from './own-minifier'

const runtimeFile = /^webpack-runtime-/

/** The name at a place in the order of names; needs nothing around it, since it is run in another process. */
const nameAt = function (place: number): string {
  const first = 'etnrisoaculdfhpmgvbykwxjqzETNRISOACULDFHPMGVBYKWXJQZ_$'
  const others = first + '0123456789'
  let name = first[place % first.length] ?? ''
  for (let left = Math.floor(place / first.length); left > 0; left = Math.floor(left / others.length)) {
    left -= 1
    name += others[left % others.length] ?? ''
  }
  return name
}

/**
 * Has the variables of webpack's runtime named by their order alone. Terser names them by how often each letter stands in
 * the file, which holds the hashes of all others, and while it is minified these still differ between a compilation from
 * nothing and one from webpack's cache: every page would change with nothing changed.
 *
 * @param minifiers of webpack's configuration
 */
export function stableRuntimeNames(minifiers: Minifier[], minifyJs: MinifyJs): void {
  minifyApart(minifiers, minifyJs, runtimeFile, { mangle: { safari10: true, nth_identifier: { get: nameAt } } })
}
