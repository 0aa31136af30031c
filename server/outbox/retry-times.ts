const minuteMs = 60_000
const longestWaitMs = 12 * 60 * minuteMs
const patienceMs = 7 * 24 * 60 * minuteMs

/**
 * When a delivery is tried again: after 1, 2, 4, … minutes, at most 12 hours later.
 *
 * @param attempts how often it has failed, from 1
 * @param sinceMs when the lead came in
 * @param nowMs both in milliseconds since 1970
 * @returns milliseconds since 1970, or null once a week is over: the delivery is given up
 */
export function nextAttemptMs(attempts: number, sinceMs: number, nowMs: number): number | null {
  const waitMs = Math.min(minuteMs * 2 ** Math.min(attempts - 1, 20), longestWaitMs)
  return nowMs + waitMs > sinceMs + patienceMs ? null : nowMs + waitMs
}
