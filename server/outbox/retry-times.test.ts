import { nextAttemptMs } from './retry-times'

const minuteMs = 60_000
const weekMs = 7 * 24 * 60 * minuteMs

const waitMinutes = (attempts: number) => (Number(nextAttemptMs(attempts, 0, 1000)) - 1000) / minuteMs

test('The waits grow from a minute to twelve hours', () => {
  expect([1, 2, 3, 10, 11, 12, 500].map(waitMinutes)).toEqual([1, 2, 4, 512, 720, 720, 720])
})

test('A delivery is given up when the next attempt would be more than a week after the lead came', () => {
  expect(nextAttemptMs(1, 0, weekMs - minuteMs)).toBe(weekMs)
  expect(nextAttemptMs(1, 0, weekMs - minuteMs + 1)).toBeNull()
})

test('Within the week there are some two dozen attempts', () => {
  let attempts = 0
  for (let nowMs: number | null = 0; nowMs !== null; nowMs = nextAttemptMs(attempts, 0, nowMs)) attempts += 1
  expect(attempts).toBeGreaterThan(20)
  expect(attempts).toBeLessThan(30)
})
