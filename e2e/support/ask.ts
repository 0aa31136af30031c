import { request, type IncomingHttpHeaders } from 'node:http'
import { siteAddress } from './site-address'

/** An answer of the server, nothing followed and nothing unpacked. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the wire. */
  body: Buffer
}

/**
 * Asks the server just this, without what fetch adds or follows.
 *
 * @param path as it goes over the wire, percent-encoded
 */
export function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(siteAddress())
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
