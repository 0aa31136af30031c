import { hasBearer } from './bearer'

it.each([
  ['Bearer secret', true],
  ['bearer secret', true],
  ['Bearer secret2', false],
  ['Bearer secre', false],
  ['Bearer', false],
  ['Bearer ', false],
  ['Basic secret', false],
  ['secret', false],
  [undefined, false],
])('%s', (header, isRight) => {
  expect(hasBearer(header, 'secret')).toBe(isRight)
})

it('never takes an empty token', () => {
  expect(hasBearer('Bearer ', '')).toBe(false)
  expect(hasBearer(undefined, '')).toBe(false)
})
