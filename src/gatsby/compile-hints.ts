import { minifyApart, type Minifier, type MinifyJs } from './own-minifier'

/** Scripts that every page starts with, 150 kB and more each. */
const startScripts = /^(framework|app)-/

/** Where it stands at the top of a script, browsers that know it compile all of its functions while it is fetched. */
const compileHint = '//# allFunctionsCalledOnLoad'

/**
 * Has browsers compile the scripts that a page starts with beside its main thread, while they are fetched. Else functions are
 * compiled when they are first called, ten milliseconds of one long task here and forty on a cheap phone, in which a touch
 * waits. Smaller scripts are better without: browsers do not take them apart beside the main thread.
 *
 * Source: explicit compile hints of V8, in Chrome from 136 on; others read a comment.
 *
 * @param minifiers of webpack's configuration
 */
export function hintAtStartScripts(minifiers: Minifier[], minifyJs: MinifyJs): void {
  minifyApart(minifiers, minifyJs, startScripts, { output: { ecma: 5, preamble: compileHint } })
}
