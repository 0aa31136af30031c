/** A plugin that minifies, as far as it is used here. */
export interface Minifier {
  options?: { exclude?: unknown }
}

/** Makes a minifier of scripts with Gatsby's settings, but for those that are given. */
export type MinifyJs = (options: object) => Minifier

/**
 * Has some scripts minified with options of their own.
 *
 * @param minifiers of webpack's configuration, Gatsby's own for scripts the first; one is added
 * @param include names of the scripts
 * @param terserOptions instead of Gatsby's
 */
export function minifyApart(minifiers: Minifier[], minifyJs: MinifyJs, include: RegExp, terserOptions: object): void {
  const own = minifiers[0]
  if (!own?.options) return
  own.options.exclude = [own.options.exclude, include].flat()
  minifiers.push(minifyJs({ include, terserOptions }))
}
