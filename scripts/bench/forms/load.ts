import { randomUUID } from 'node:crypto'
import autocannon, { type Options, type Result } from 'autocannon'
import { formPaths } from '../../../src/forms/fields'
import { validValues } from '../../../src/forms/testing'
import { CommandError } from '../../lib/command'

export const connections = 50

/** What is posted: a project registration, the form that is sent most. */
const body = JSON.stringify(validValues.registration)

/**
 * Lets 50 clients send registrations as fast as they are answered, each with a key of its own, as the site does.
 *
 * @param limit seconds, or how many submissions
 * @throws {CommandError} when anything but 201 is answered
 */
export async function loadForms(url: string, limit: Pick<Options, 'duration' | 'amount'>): Promise<Result> {
  const result = await autocannon({
    url: `${url}/api${formPaths.registration}`,
    connections,
    timeout: 60,
    ...limit,
    requests: [
      {
        method: 'POST',
        headers: { authorization: 'Bearer public', 'content-type': 'application/json' },
        body,
        setupRequest: (request) => ({ ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }),
      },
    ],
  })
  const problems = result.non2xx + result.errors + result.timeouts
  if (problems > 0) throw new CommandError(`${problems} submissions were not answered 201: the figures mean nothing`)
  return result
}
