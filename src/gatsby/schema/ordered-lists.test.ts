import fs from 'node:fs'
import path from 'node:path'

const list = /\ball[A-Z]\w+\s*(\((?:[^()]|\([^()]*\))*\))?\s*\{/g

/** One file of words: there is nothing to put in order. */
const isOneFile = (asked: string) => /ns: \{ eq: "[^"]+" \}, language: \{ eq: \$language \}/.test(asked)

const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|gatsby-types/.test(name))
  .map((name) => ({ name, text: fs.readFileSync(path.join('src', name), 'utf8') }))

// Nodes come in the order in which files were found, which differs from build to build
test('every query says in which order it wants a list', () => {
  const asked = sources.flatMap(({ name, text }) => [...text.matchAll(list)].map(([match]) => `${name}: ${match}`))
  expect(asked.length).toBeGreaterThan(40)
  expect(asked.filter((each) => !each.includes('sort:') && !isOneFile(each))).toEqual([])
})
