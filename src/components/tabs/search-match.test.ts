import { matchesSearch, searchable } from './search-match'

const romm = ['ROMM คอนแวนต์', 'สาทร', 'อาคาร 32 ชั้นบนถนนคอนแวนต์ 175 ยูนิต', null]

describe('a search in a list', () => {
  it('finds everything without words', () => {
    expect(matchesSearch(romm, '')).toBe(true)
    expect(matchesSearch(romm, '   ')).toBe(true)
  })

  it('does not mind capitals, spaces round it, or the order of words', () => {
    expect(matchesSearch(romm, '  romm ')).toBe(true)
    expect(matchesSearch(romm, 'สาทร ROMM')).toBe(true)
  })

  it('finds words inside a Thai sentence', () => {
    expect(matchesSearch(romm, 'คอนแวนต์')).toBe(true)
  })

  it('reads Thai digits as digits', () => {
    expect(matchesSearch(romm, '๓๒ ชั้น')).toBe(true)
    expect(matchesSearch(['ฟรี ๓ ปี'], '3')).toBe(true)
  })

  it('takes both spellings of a letter as one', () => {
    expect(matchesSearch(['Caf\u00e9'], 'cafe\u0301')).toBe(true)
    expect(matchesSearch(['น้ำ'], 'น\u0e49\u0e4d\u0e32')).toBe(true)
  })

  it('needs every word', () => {
    expect(matchesSearch(romm, 'romm ภูเก็ต')).toBe(false)
  })

  it('takes signs of a pattern as they are', () => {
    expect(matchesSearch(romm, '.*')).toBe(false)
  })

  it('does not find the words "null" and "undefined" in what is missing', () => {
    expect(matchesSearch([null, undefined], 'null')).toBe(false)
  })
})

it('a searchable text has no double spaces', () => {
  expect(searchable(' a \u00a0 b\n c ')).toBe('a b c')
})
