import type { Minifier } from './own-minifier'
import { stableRuntimeNames } from './stable-runtime-names'

interface Added {
  include: RegExp
  terserOptions: { mangle: { nth_identifier: { get: (place: number) => string } } }
}

function added() {
  const minifiers: Minifier[] = [{ options: { exclude: /\.min\.js/ } }, {}]
  stableRuntimeNames(minifiers, (options) => options)
  return { own: minifiers[0], runtime: minifiers[2] as unknown as Added }
}

test("webpack's runtime is left to a minifier of its own", () => {
  const { own, runtime } = added()
  expect(own?.options?.exclude).toEqual([/\.min\.js/, runtime.include])
  expect(runtime.include.test('webpack-runtime-2abd94b026ff66eb3241.js')).toBe(true)
  expect(runtime.include.test('app-f701c9fb21a009f1d164.js')).toBe(false)
})

test('no two names are the same, and each is one of a variable', () => {
  const { get } = added().runtime.terserOptions.mangle.nth_identifier
  const names = Array.from({ length: 20_000 }, (_, place) => get(place))
  expect(new Set(names).size).toBe(names.length)
  expect(names.every((name) => /^[A-Za-z_$][\w$]*$/.test(name))).toBe(true)
})
