import { parse } from 'node-html-parser'
import { countLetters, countThaiLetters, excerpt, textRuns } from './text'

const runsOf = (html: string) => textRuns(parse(html, { comment: false })).map(({ text, language }) => [text, language])

test('Text of one element comes in one piece, whatever stands between its parts', () => {
  expect(runsOf('<p>Pl. 3<!-- -->, <!-- -->model <b>1:50</b></p>')).toEqual([
    ['Pl. 3, model', null],
    ['1:50', null],
  ])
})

test('Text knows the language of the nearest element that names one', () => {
  expect(runsOf('<div lang="th"><p>ก</p><p lang="en"><b>a</b></p></div>')).toEqual([
    ['ก', 'th'],
    ['a', 'en'],
  ])
})

test('Attributes that are read aloud count, code does not', () => {
  const html =
    '<img alt="A"><a aria-label="B" href="/c">D</a><script>E</script><style>F</style><svg><title>G</title></svg>'
  expect(runsOf(html).map(([text]) => text)).toEqual(['A', 'D', 'B'])
})

test('Entities are decoded', () => expect(runsOf('<p>R&amp;D</p>')).toEqual([['R&D', null]]))

test.each([
  ['บ้านเย็น', 8, 8],
  ['VEHHA หัวหิน 3.69', 11, 6],
  ['฿ 1,200 · 50 %', 0, 0],
  ['๑๒๓', 0, 0],
])('%s has %d letters, %d of them Thai', (text, letters, thai) => {
  expect([countLetters(text), countThaiLetters(text)]).toEqual([letters, thai])
})

test('An excerpt is one line of the length asked for', () => {
  expect(excerpt(' a\n b ')).toBe('a b')
  expect(excerpt('abcdef', 3)).toBe('abc…')
})
