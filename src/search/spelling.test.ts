import fc from 'fast-check'
import { correctionsOf } from './correct'
import { editDistance, forgivenErrors, letterBits, mayBeNear } from './distance'
import { inOtherLayout } from './keyboard'
import { namesIn, namesThatStart } from './places'

test.each([
  ['kitchen', 'kichen', 1],
  ['sathorn', 'sathron', 1],
  ['ระเบียง', 'ระเบีงย', 1],
  ['abc', 'abc', 0],
  ['abcdef', 'uvwxyz', 3],
  ['', 'ab', 2],
])('%s and %s are %i apart, counted to 3 at most', (left, right, distance) => {
  expect(editDistance(left, right, 2)).toBe(distance)
})

test('words that are near are never ruled out by their letters alone', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcกขค'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (left, right) => {
      const isNear = editDistance(left, right, 2) <= 2
      return !isNear || mayBeNear(letterBits(left), letterBits(right), 2)
    }),
  )
})

test('short words have to be right', () => {
  expect([forgivenErrors('sun'), forgivenErrors('solar'), forgivenErrors('bangkoks')]).toEqual([0, 1, 2])
})

test.each([
  ['kichen', 'kitchen'],
  ['หองชุด', 'ห้องชุด'],
  ['phukett', 'phuket'],
])('%s was probably meant to be %s', (typed, meant) => {
  const vocabulary = ['chicken', 'kitchen', 'sun']
  expect(correctionsOf(typed, vocabulary).map(({ word }) => word)).toContain(meant)
})

test('what is no misspelling of anything has no correction', () => {
  expect(correctionsOf('zzzzzzzz', ['kitchen'])).toEqual([])
})

test.each([
  ['sy;sbo', 'หัวหิน'],
  ['้นะำส', 'hotel'],
  ['ก๏', null],
])('%s with the keyboard in the other language is %s', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant)
})

test('names are found inside unspaced Thai and as whole words in Latin', () => {
  const found = (text: string) => namesIn(text).map(({ term }) => term)
  expect(found('คอนโดหัวหินติดทะเล')).toEqual(['@condominium', '@hua-hin'])
  expect(found('hua hin and huahin, not huahiner')).toEqual(['@hua-hin', '@hua-hin'])
  expect(found('safari')).toEqual([])
})

test('three letters are enough of a name', () => {
  expect(namesThatStart('phu')).toEqual(['@phuket'])
  expect(namesThatStart('ph')).toEqual([])
})
