import { areaOf, computedPrice, followingPrice, type AmountTexts } from './land-amounts'

const none: AmountTexts = { area_rai: '', area_ngan: '', area_sqw: '', price_per_sqw: '', total_value: '' }

describe('the area', () => {
  test('is read in Thai digits and with commas; an empty field is nothing of its unit', () => {
    expect(areaOf({ ...none, area_rai: '๑,๒๐๐', area_sqw: '50.5' })).toEqual({ rai: 1200, ngan: 0, sqw: 50.5 })
  })

  test.each([
    ['nothing is typed', none],
    ['all is zero', { ...none, area_rai: '0', area_ngan: '0', area_sqw: '0' }],
    ['something is no number', { ...none, area_rai: '1', area_ngan: 'two' }],
    ['something is below zero', { ...none, area_rai: '1', area_ngan: '-1' }],
  ])('is none when %s', (_what, texts) => {
    expect(areaOf(texts)).toBeNull()
  })
})

describe('the price that follows', () => {
  const area = { ...none, area_rai: '1', area_ngan: '2', area_sqw: '50' }

  test('is the total of price and area, and the other way round', () => {
    expect(computedPrice('price_per_sqw', { ...area, price_per_sqw: '๓๐,๐๐๐' })).toBe('19,500,000')
    expect(computedPrice('total_value', { ...area, total_value: '19500000' })).toBe('30,000')
    expect(computedPrice('total_value', { ...area, total_value: '1000' })).toBe('1.54')
  })

  test('fills an empty field, and follows while the other is typed', () => {
    const first = { ...area, price_per_sqw: '3' }
    expect(followingPrice(area, first, 'price_per_sqw')).toEqual({ name: 'total_value', text: '1,950' })
    const filled = { ...first, total_value: '1,950' }
    const next = { ...filled, price_per_sqw: '30' }
    expect(followingPrice(filled, next, 'price_per_sqw')).toEqual({ name: 'total_value', text: '19,500' })
  })

  test('follows the area too, and goes when the other goes', () => {
    const filled = { ...area, price_per_sqw: '30', total_value: '19,500' }
    expect(followingPrice(filled, { ...filled, area_rai: '2' }, 'price_per_sqw')).toEqual({
      name: 'total_value',
      text: '31,500',
    })
    expect(followingPrice(filled, { ...filled, price_per_sqw: '' }, 'price_per_sqw')).toEqual({
      name: 'total_value',
      text: '',
    })
  })

  test('never writes over one that someone typed', () => {
    const both = { ...area, price_per_sqw: '30', total_value: '20,000' }
    expect(followingPrice(both, { ...both, price_per_sqw: '31' }, 'price_per_sqw')).toBeNull()
    expect(followingPrice(both, { ...both, area_rai: '2' }, 'price_per_sqw')).toBeNull()
  })

  test('leaves a field alone that is being emptied', () => {
    const filled = { ...area, price_per_sqw: '30', total_value: '19,500' }
    expect(followingPrice(filled, { ...filled, total_value: '' }, 'price_per_sqw')).toBeNull()
  })
})
