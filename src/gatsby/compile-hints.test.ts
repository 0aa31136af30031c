import { hintAtStartScripts } from './compile-hints'
import type { Minifier } from './own-minifier'

interface Added {
  include: RegExp
  terserOptions: { output: { preamble: string } }
}

test('the scripts that pages start with are left to a minifier of their own, which hints at compiling them', () => {
  const minifiers: Minifier[] = [{ options: { exclude: /\.min\.js/ } }, {}]
  hintAtStartScripts(minifiers, (options) => options)
  const { include, terserOptions } = minifiers[2] as unknown as Added
  expect(minifiers[0]?.options?.exclude).toEqual([/\.min\.js/, include])
  expect(terserOptions.output.preamble).toBe('//# allFunctionsCalledOnLoad')
  const isIncluded = (name: string) => include.test(name)
  expect(['framework-a1d6.js', 'app-2cff.js'].every(isIncluded)).toBe(true)
  expect(['webpack-runtime-de7c.js', 'form-engine-9297.js', 'component---src-app-tsx-1.js'].some(isIncluded)).toBe(
    false,
  )
})
