import { suspicionOf } from './spam'

test('The rules that catch a submission are named, in one order', () => {
  expect(suspicionOf({}, false)).toBeNull()
  expect(suspicionOf({}, true)).toBe('rate')
  expect(suspicionOf({ website: 'x', elapsed_ms: 0 }, true)).toBe('honeypot,too-fast,rate')
  expect(suspicionOf({ elapsed_ms: '  ' }, false)).toBeNull()
  expect(suspicionOf({ elapsed_ms: -5 }, false)).toBe('too-fast')
})
