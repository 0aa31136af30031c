import fc from 'fast-check'
import { normalise, withoutToneMarks } from './normalise'
import { stem } from './stem'
import { compoundsOf, wordsOf } from './words'

const terms = (text: string) => wordsOf(text).map(({ term }) => term)

test.each([
  ['  CHÂTEAU   ชั้น ๓๒ ', 'chateau ชั้น 32'],
  ['น\u0e49\u0e4d\u0e32', 'น้ำ'],
  ['น\u0e4d\u0e49\u0e32', 'น้ำ'],
  ['เเอร์', 'แอร์'],
  ['หัว\u200bหิน', 'หัวหิน'],
  ['ＶＥＨＨＡ', 'vehha'],
  ['don’t', "don't"],
])('%j is compared as %j', (text, expected) => {
  expect(normalise(text)).toBe(expected)
})

test('a Thai word without tone marks keeps its vowels', () => {
  expect(withoutToneMarks('ห้องน้ำ')).toBe('หองนำ')
})

test.each([
  ['gardens', 'gardening'],
  ['kitchen', 'kitchens'],
  ['city', 'cities'],
  ['walk', 'walkable'],
  ['plan', 'planned'],
  ['move', 'moving'],
  ['house', 'houses'],
  ['box', 'boxes'],
  ['study', 'studied'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test.each([
  ['glass', 'glas'],
  ['bus', 'bu'],
  ['table', 't'],
  ['sing', 's'],
])('%s is not cut to %s', (word, wrong) => {
  expect(stem(word)).not.toBe(wrong)
})

test('Latin words stand by their stems and Thai ones as the dictionary cuts them, in one text', () => {
  expect(terms("VEHHA's บ้านเย็น 35 ตร.ม.")).toEqual(['vehha', 'บ้าน', 'เย็น', '35', 'ตร', 'ม'])
})

test('a word knows its place in the normalised text, whatever the text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const normal = normalise(text)
      return wordsOf(text).every(({ start, end }) => start < end && end <= normal.length)
    }),
  )
})

test('neighbouring Thai words are compounds too, across a space they are not', () => {
  const cut = (run: string) => run.match(/..?/g) ?? []
  expect(compoundsOf(wordsOf('กขคง จฉ', cut))).toEqual(['กขคง'])
  expect(compoundsOf(wordsOf('ab cd', cut))).toEqual([])
})

test('without a dictionary a run stays whole', () => {
  expect(wordsOf('หัวหิน', (run) => [run])).toEqual([{ term: 'หัวหิน', start: 0, end: 6 }])
})
