import deepClone from './deep-clone'
import shallowClone from './shallow-clone'

test.each([[{ name: 'a', file: { size: 1 } }], [['a', { b: 1 }]], [{}], [undefined], [null], ['text'], [5]])(
  '%j is copied whole',
  (value) => {
    expect(shallowClone(value)).toEqual(value)
    expect(deepClone(value)).toEqual(value)
  },
)

test('A copy is another object; what it holds is the same in a shallow one and another in a deep one', () => {
  const value = { file: { size: 1 } }
  expect(shallowClone(value)).not.toBe(value)
  expect(shallowClone(value).file).toBe(value.file)
  expect(deepClone(value).file).not.toBe(value.file)
  expect(shallowClone([1])).toEqual([1])
})
