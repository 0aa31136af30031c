/**
 * The time that lies so far back.
 *
 * @param age months (24m) or days (365d)
 * @param nowMs milliseconds since 1970
 * @returns ISO time in UTC; null when it is no age
 */
export function timeBefore(age: string, nowMs: number): string | null {
  const [, digits, unit] = /^([1-9]\d{0,4})([md])$/.exec(age) ?? []
  if (!digits) return null
  const time = new Date(nowMs)
  if (unit === 'd') {
    time.setUTCDate(time.getUTCDate() - Number(digits))
    return time.toISOString()
  }
  const day = time.getUTCDate()
  time.setUTCMonth(time.getUTCMonth() - Number(digits))
  // The 31st of a month that has 30 days would be the 1st of the next: its last day is meant
  if (time.getUTCDate() !== day) time.setUTCDate(0)
  return time.toISOString()
}
