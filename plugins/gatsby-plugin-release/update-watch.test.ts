import { checkEveryMs, startUpdateWatch } from './update-watch'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function startWith(ids: (string | null)[], { isAwake = (): boolean => true } = {}) {
  const seen = { asked: 0, updates: 0 }
  const watch = startUpdateWatch({
    fetchBuildId: () => Promise.resolve(ids[Math.min(seen.asked++, ids.length - 1)] ?? null),
    onUpdate: () => (seen.updates += 1),
    isAwake,
    random: () => 0.5,
  })
  return { seen, watch, after: (times: number) => jest.advanceTimersByTimeAsync(checkEveryMs * times + 100) }
}

test('an id that stays is no update', async () => {
  const { seen, after } = startWith(['a'])
  await after(5)
  expect(seen).toEqual({ asked: 6, updates: 0 })
})

test('another id is an update, told once, and then nothing more is asked', async () => {
  const { seen, after } = startWith(['a', 'a', 'b', 'c'])
  await after(6)
  expect(seen).toEqual({ asked: 3, updates: 1 })
})

test('an answer that fails is none', async () => {
  const { seen, after } = startWith([null, 'a', null, 'a', 'b'])
  await after(4)
  expect(seen).toEqual({ asked: 5, updates: 1 })
})

test('while nobody looks nothing is asked; on return it is asked at once', async () => {
  let isAwake = true
  const { seen, watch, after } = startWith(['a', 'b'], { isAwake: () => isAwake })
  await jest.advanceTimersByTimeAsync(0)
  isAwake = false
  await after(10)
  expect(seen.asked).toBe(1)
  isAwake = true
  await watch.check()
  expect(seen).toEqual({ asked: 2, updates: 1 })
})

test('going to and fro between tabs does not ask each time', async () => {
  const { seen, watch } = startWith(['a'])
  await jest.advanceTimersByTimeAsync(0)
  for (let count = 0; count < 10; count += 1) await watch.check()
  expect(seen.asked).toBe(1)
})
