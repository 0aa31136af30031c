import { CommandError } from '../lib/command'

const timeoutMs = 30_000
const attempts = 2

/**
 * @returns the address, as fetch takes it
 * @throws {CommandError} when it is none; what it got is not printed in full, since such addresses are secrets
 */
export function readHookAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && (url.protocol === 'https:' || url.protocol === 'http:')) return url
  throw new CommandError('rebuild --hook: got what is no address, takes http:// or https:// and the hook of the host')
}

/**
 * Calls the build hook of a host: an empty POST, tried a second time when nothing or 5xx is answered. Redirects are not
 * followed.
 *
 * @returns status of the answer
 * @throws {CommandError} unless it is 2xx
 */
export async function callHook(url: URL, timeout = timeoutMs): Promise<number> {
  let problem = ''
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const response = await fetch(url, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(timeout) })
      await response.body?.cancel()
      if (response.ok) return response.status
      problem = `status ${response.status}`
      if (response.status < 500) break
    } catch (error) {
      const { cause, name } = error as Error
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : name
      problem = name === 'TimeoutError' ? `no answer in ${timeout / 1000} s` : code
    }
  }
  throw new CommandError(`The build hook at ${url.host} did not take the call: ${problem}`)
}
