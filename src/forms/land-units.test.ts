import fc from 'fast-check'
import { fromSqw, pricePerSqw, toSqm, toSqw, totalValue } from './land-units'

test('1 rai is 4 ngan, 400 square wah and 1,600 square metres', () => {
  expect(toSqw({ rai: 1, ngan: 0, sqw: 0 })).toBe(400)
  expect(toSqw({ rai: 0, ngan: 4, sqw: 0 })).toBe(400)
  expect(toSqm({ rai: 1, ngan: 0, sqw: 0 })).toBe(1600)
  expect(toSqw({ rai: 1, ngan: 0, sqw: 2.2 })).toBe(402.2)
})

test('an area comes back from its square wah', () => {
  expect(fromSqw(550.5)).toEqual({ rai: 1, ngan: 1, sqw: 50.5 })
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(3), fc.nat(9999), (rai, ngan, hundredths) => {
      const area = { rai, ngan, sqw: hundredths / 100 }
      expect(fromSqw(toSqw(area))).toEqual(area)
    }),
  )
})

test('price and total value compute each other', () => {
  const area = { rai: 1, ngan: 0, sqw: 0 }
  expect(totalValue(50_000, area)).toBe(20_000_000)
  expect(pricePerSqw(20_000_000, area)).toBe(50_000)
  expect(pricePerSqw(20_000_000, { rai: 0, ngan: 0, sqw: 0 })).toBeNull()
})
