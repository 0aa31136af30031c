import autocannon, { type Options, type Result } from 'autocannon'
import { CommandError } from '../../lib/command'

export const connections = 50

/** What is asked for again and again, and the status that it must have. */
export interface Target {
  name: string
  path: string
  status: number
}

/**
 * Asks a server for one address as fast as it answers, as browsers do: packed, on connections that stay open.
 *
 * @param limit seconds, or how many requests
 * @throws {CommandError} when any answer has another status
 */
export async function loadTarget(
  address: string,
  { path, status, name }: Target,
  limit: Pick<Options, 'duration' | 'amount'>,
): Promise<Result> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  const result = await autocannon({ url: address + path, connections, timeout: 60, headers, ...limit })
  const right = result.statusCodeStats?.[`${status}`]?.count ?? 0
  const wrong = result.requests.total - right + result.errors + result.timeouts
  // Requests that are under way at the end are cut off
  if (wrong > connections)
    throw new CommandError(`${name}: ${wrong} of ${result.requests.total} were not answered ${status}`)
  return result
}
