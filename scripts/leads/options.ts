import { formPaths, type FormName } from '../../src/forms/fields'
import { timeBefore } from '../../server/leads/time-before'
import { CommandError } from '../lib/command'
import type { WordOption, Words } from '../lib/words'

const formNames = Object.keys(formPaths) as FormName[]

export const formOption: WordOption = { takes: 'FORM', help: `only one form: ${formNames.join(', ')}` }

export const sinceOption: WordOption = {
  takes: 'DATE',
  help: 'only what came then or later: 2026-11-20 (from midnight in Bangkok) or an ISO time',
}

export const allOption: WordOption = {
  help: 'also those that the spam rules caught, and the tombstones of erased ones',
}

/** @throws {CommandError} when --form is none of the forms */
export function formOf(words: Words): FormName | undefined {
  const given = words.value('form')
  const form = formNames.find((name) => name === given)
  if (given !== undefined && !form) throw new CommandError(`--form: got "${given}", takes ${formNames.join(', ')}`)
  return form
}

const isoPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * Reads a day or a time.
 *
 * @param given `2026-11-20`, which begins at midnight in Bangkok, or an ISO time with its zone
 * @returns ISO time in UTC, as leads have it
 * @throws {CommandError} when it is neither, or there is no such day
 */
export function readTime(given: string, option: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given)
  const timeMs = isDay || isoPattern.test(given) ? Date.parse(isDay ? `${given}T00:00:00+07:00` : given) : Number.NaN
  const isRealDay = new Date(`${given.slice(0, 10)}T00:00:00Z`).toJSON()?.slice(0, 10) === given.slice(0, 10)
  if (Number.isNaN(timeMs) || !isRealDay) {
    throw new CommandError(
      `--${option}: got "${given}", takes a day such as 2026-11-20 or a time such as 2026-11-20T09:00:00+07:00`,
    )
  }
  return new Date(timeMs).toISOString()
}

export function sinceOf(words: Words): string | undefined {
  const given = words.value('since')
  return given === undefined ? undefined : readTime(given, 'since')
}

/**
 * The time that lies so far back.
 *
 * @param age months (24m) or days (365d)
 * @param nowMs milliseconds since 1970
 * @returns ISO time in UTC
 * @throws {CommandError} when it is no age
 */
export function timeBeforeOf(age: string, nowMs: number): string {
  const time = timeBefore(age, nowMs)
  if (time === null) throw new CommandError(`--older-than: got "${age}", takes months or days, such as 24m or 365d`)
  return time
}
