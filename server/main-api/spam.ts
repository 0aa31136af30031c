import type { FastifyRequest } from 'fastify'

/** Nobody fills in a form faster than this. */
const leastElapsedMs = 2000

/** Asks whether an address has sent more than a person would. */
export type RateRule = (request: FastifyRequest) => Promise<boolean>

function isTooFast(elapsedMs: unknown): boolean {
  const value = typeof elapsedMs === 'string' && elapsedMs.trim() ? Number(elapsedMs) : elapsedMs
  return typeof value === 'number' && value < leastElapsedMs
}

const isFilledIn = (value: unknown) => value !== undefined && value !== null && value !== ''

/**
 * Which of the spam rules catch a submission (contracts, section 4). It is stored all the same, as suspected.
 *
 * @param values the fields as they were sent: `website` is the honeypot, `elapsed_ms` the time trap
 * @returns names of the rules, such as `honeypot,too-fast`; null when none catches it
 */
export function suspicionOf(values: Readonly<Record<string, unknown>>, isOverRate: boolean): string | null {
  const rules = [
    isFilledIn(values['website']) && 'honeypot',
    isTooFast(values['elapsed_ms']) && 'too-fast',
    isOverRate && 'rate',
  ].filter((rule) => rule !== false)
  return rules.join(',') || null
}
