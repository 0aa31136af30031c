import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as the receiver of a webhook gets it. */
export interface ReceivedCall {
  path: string
  headers: Record<string, string>
  body: string
}

/**
 * A real HTTP server on a free port that keeps what it gets.
 *
 * @param answer writes the answer; without one the call is answered 204
 */
export async function startHookReceiver(
  answer: (response: http.ServerResponse) => void = (it) => it.writeHead(204).end(),
) {
  const calls: ReceivedCall[] = []
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = request.headers as Record<string, string>
      calls.push({ path: request.url ?? '', headers, body: Buffer.concat(chunks).toString() })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    calls,
    url: `http://127.0.0.1:${port}/hooks/leads`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
