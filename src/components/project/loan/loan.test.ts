import { estimateLoan, readLoanField } from './loan'

const loan = { priceBaht: 3_690_000, downPercent: 10, years: 30, ratePercent: 6 }

test('A loan of 3.321 million baht over 30 years at 6 % costs 19,911 baht a month', () => {
  expect(estimateLoan(loan)).toEqual({ borrowedBaht: 3_321_000, monthlyBaht: 19_911, interestBaht: 3_846_986 })
})

test('Without interest the loan is paid in equal parts', () => {
  expect(estimateLoan({ ...loan, priceBaht: 1_200_000, downPercent: 0, years: 10, ratePercent: 0 })).toEqual({
    borrowedBaht: 1_200_000,
    monthlyBaht: 10_000,
    interestBaht: 0,
  })
})

test('A longer loan costs less a month and more in all', () => {
  const [short, long] = [estimateLoan({ ...loan, years: 10 }), estimateLoan(loan)]
  expect(long.monthlyBaht).toBeLessThan(short.monthlyBaht)
  expect(long.interestBaht).toBeGreaterThan(short.interestBaht)
})

test.each([
  ['years', '99', 40],
  ['years', '0', 1],
  ['ratePercent', '', 6],
  ['ratePercent', 'six', 6],
  ['ratePercent', '3.25', 3.25],
  ['priceBaht', '27,900,000', 27_900_000],
  ['downPercent', '-5', 0],
] as const)('The field %s reads %j as %d', (field, text, expected) => {
  expect(readLoanField(field, text, 6)).toBe(expected)
})
