import { markedPieces, marksOf, rangesIn } from './marks'
import { passageOf } from './passage'
import { planQuery } from './plan-query'

const marks = (query: string) => marksOf(planQuery(query))
const marked = (text: string, query: string) =>
  markedPieces(text, marks(query)).map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))

test.each([
  ['Gardens are for gardening', 'garden', '[Gardens] are for [gardening]'],
  ['A walk in Sathorn', 'สาทร', 'A walk in [Sathorn]'],
  ['ขับรถไปหัวหินสองชั่วโมง', 'hua hin', 'ขับรถไป[หัวหิน]สองชั่วโมง'],
  ['บ้านเย็นของเรา', 'บ้านเย็น', '[บ้านเย็น]ของเรา'],
  ['Café by the sea', 'cafe', '[Café] by the sea'],
  ['<img src=x onerror=alert(1)>', 'img', '<[img] src=x onerror=alert(1)>'],
  ['Ari, safari', 'ari', '[Ari], safari'],
])('in %j a search for %j marks %j', (text, query, expected) => {
  expect(marked(text, query).join('')).toBe(expected)
})

test('marks never overlap and the text stays the text', () => {
  const text = 'Condominium condo คอนโดมิเนียม'
  const pieces = markedPieces(text, marks('condo คอนโด'))
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  const ranges = rangesIn(text, marks('condo คอนโด'))
  expect(ranges.every(({ start }, index) => start >= (ranges[index - 1]?.end ?? 0))).toBe(true)
})

test('the passage is where most of the search stands together', () => {
  const text = `${'roof '.repeat(60)} ${'word '.repeat(60)} the solar roof at last ${'word '.repeat(60)}`
  const passage = passageOf(text, marks('solar roof')) ?? ''
  expect(passage).toContain('solar roof at last')
  expect(passage).toMatch(/^… .* …$/)
  expect(passage.length).toBeLessThan(230)
})

test('a text without the search has no passage', () => {
  expect(passageOf('nothing here', marks('solar'))).toBeNull()
})

test('a passage of Thai, which has no spaces between words, begins and ends with whole words', () => {
  const before = 'บ้านตากอากาศริมทะเลที่ไปถึงแล้วไม่ต้องทำอะไรสักชั่วโมงใน'
  const text = `${before}หัวหิน${'มีห้องชุดพร้อมอยู่'.repeat(20)}`
  const passage = passageOf(text, marks('หัวหิน')) ?? ''
  const starts = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].map(({ index }) => index)
  const shown = passage.replace(/^… | …$/g, '')
  expect(shown).toContain('หัวหิน')
  expect(starts).toContain(text.indexOf(shown))
  expect([...starts, text.length]).toContain(text.indexOf(shown) + shown.length)
})
