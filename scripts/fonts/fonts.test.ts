import fs from 'node:fs'
import { inProject } from '../lib/project'
import { cutCardFont, cutCore } from './cut-core'
import { cardFontFile, coreFile, faces } from './faces'
import { fontCss } from './font-css'
import { coreLetters, unicodeRange } from './letters'
import { siteLetters } from './site-letters'

/** Bytes of fonts that the first screen of a page may need. */
const maxFontBytes = 50_000

const fileOf = (name: string) => fs.readFileSync(inProject('static', 'fonts', name))

test('Every letter of the dictionaries and of content/ is in the core of the fonts (else add it to letters.ts and cut anew)', () => {
  const core = new Set(coreLetters.thai + coreLetters.latin)
  const missing = [...siteLetters()].filter(([letter]) => !core.has(letter))
  expect(missing.map(([letter, files]) => `${letter} in ${[...files].join(', ')}`)).toEqual([])
})

test('All core files together are within what the first screen may need', () => {
  const bytes = faces.map((face) => fileOf(coreFile(face)).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxFontBytes)
})

test('The style sheet is the one that the script writes, spaces aside', () => {
  const written = fs.readFileSync(inProject('src', 'styles', 'fonts.css'), 'utf8')
  const bare = (css: string) => css.replace(/\s+/g, '')
  expect(bare(written)).toBe(bare(fontCss()))
})

test('A core file is the one that the script cuts', async () => {
  for (const face of faces.slice(0, 2)) expect((await cutCore(face)).equals(fileOf(coreFile(face)))).toBe(true)
})

test('The files that share cards are drawn with are those that the script cuts', async () => {
  for (const face of faces) {
    const file = fs.readFileSync(inProject('scripts', 'share-cards', 'fonts', cardFontFile(face)))
    expect((await cutCardFont(face)).equals(file)).toBe(true)
  }
})

test('A range names code points in order, neighbours joined', () => {
  expect(unicodeRange('xabca')).toBe('U+61-63, U+78')
})
