import { attemptKey, contentOf } from './attempt'

const slot = 'form-attempt:inquiry'
const keyOf = (values: object, files: Record<string, File> = {}) =>
  attemptKey(sessionStorage, slot, contentOf(values, files))
const resume = (name: string, lastModified: number) => ({ resume: new File(['%PDF-'], name, { lastModified }) })

beforeEach(() => sessionStorage.clear())

describe('the key of a submission', () => {
  it('is a UUID', () => {
    expect(keyOf({ name: 'Malee' })).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('stays the same while the content does, also after a reload', () => {
    const key = keyOf({ name: 'Malee' }, resume('cv.pdf', 1))
    expect(keyOf({ name: 'Malee' }, resume('cv.pdf', 1))).toBe(key)
  })

  it.each([
    ['a value', () => keyOf({ name: 'Malai' }, resume('cv.pdf', 1))],
    ['a file', () => keyOf({ name: 'Malee' }, resume('cv2.pdf', 1))],
    ['a file of the same name', () => keyOf({ name: 'Malee' }, resume('cv.pdf', 2))],
  ])('is a new one when %s has changed', (_what, next) => {
    expect(next()).not.toBe(keyOf({ name: 'Malee' }, resume('cv.pdf', 1)))
  })

  it('is a new one once the submission is over', () => {
    const key = keyOf({ name: 'Malee' })
    sessionStorage.removeItem(slot)
    expect(keyOf({ name: 'Malee' })).not.toBe(key)
  })

  it('is made without crypto.randomUUID too, which pages that are not secure do not have', () => {
    const descriptor = Object.getOwnPropertyDescriptor(crypto, 'randomUUID')
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    try {
      expect(keyOf({})).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    } finally {
      delete (crypto as { randomUUID?: unknown }).randomUUID
      if (descriptor) Object.defineProperty(crypto, 'randomUUID', descriptor)
    }
  })

  it('leaves no word of the content in the storage', () => {
    keyOf({ name: 'Malee', mobile: '0812345678' })
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Malee|0812345678/)
  })
})
