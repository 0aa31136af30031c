/**
 * A submission's id as people can read it out: its last eight digits, which are random; the first ones are a time.
 *
 * @example receiptNumber('01997d2e-5b1c-7c3a-9f41-2b8e6c0d4f7a') // '6C0D 4F7A'
 */
export const receiptNumber = (id: string): string =>
  id
    .slice(-8)
    .toUpperCase()
    .replace(/^(.{4})/, '$1 ')
