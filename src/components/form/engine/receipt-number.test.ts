import { receiptNumber } from './receipt-number'

test('A receipt number is the end of the id, in two groups', () => {
  expect(receiptNumber('01997d2e-5b1c-7c3a-9f41-2b8e6c0d4f7a')).toBe('6C0D 4F7A')
})
