import fs from 'node:fs'
import path from 'node:path'
import { placeFilePath } from '../../forms/place-files'
import { indexOfPlace } from './places'

type Row = [th: string, en: string]
const file = path.resolve(__dirname, '../../../static', `.${placeFilePath(null)}`)
const provinces = (JSON.parse(fs.readFileSync(file, 'utf8')) as Row[]).map(([th, en]) => ({ th, en }))
const found = (typed: string) => provinces[indexOfPlace(provinces, typed)]?.en

test.each([
  ['ภูเก็ต', 'Phuket'],
  [' จังหวัดภูเก็ต ', 'Phuket'],
  ['จ. ภูเก็ต', 'Phuket'],
  ['PHUKET', 'Phuket'],
  ['Phuket province', 'Phuket'],
  ['Prachuap  Khiri-Khan', 'Prachuap Khiri Khan'],
  ['กทม', 'Bangkok'],
  ['กรุงเทพฯ', 'Bangkok'],
  ['Krung Thep', 'Bangkok'],
  ['น่าน', 'Nan'],
])('%j is found', (typed, english) => {
  expect(found(typed)).toBe(english)
})

test.each(['', '  ', 'ภู', 'Atlantis', 'จังหวัด'])('%j is not', (typed) => {
  expect(found(typed)).toBeUndefined()
})

test('Every province is found by each of its names, and as itself', () => {
  for (const [index, { th, en }] of provinces.entries()) {
    expect(indexOfPlace(provinces, th)).toBe(index)
    expect(indexOfPlace(provinces, en)).toBe(index)
  }
})
