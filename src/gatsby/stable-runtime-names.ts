/** A plugin that minifies, as far as this module uses it. */
export interface Minifier {
  options?: { exclude?: unknown }
}

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
 * @param minifiers of webpack's configuration, Gatsby's own for scripts the first; one is added
 * @param minifyJs makes a minifier of scripts with Gatsby's settings
 */
export function stableRuntimeNames(minifiers: Minifier[], minifyJs: (options: object) => Minifier): void {
  const own = minifiers[0]
  if (!own?.options) return
  own.options.exclude = [own.options.exclude, runtimeFile].flat()
  const mangle = { safari10: true, nth_identifier: { get: nameAt } }
  minifiers.push(minifyJs({ include: runtimeFile, terserOptions: { mangle } }))
}
