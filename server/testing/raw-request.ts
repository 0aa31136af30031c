import http from 'node:http'

/** An answer as it came over the wire; the body is not decompressed. */
export interface RawAnswer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
  text: string
}

/**
 * Asks a server for a path exactly as it is written: no client tidies up `//`, `..` or backslashes.
 *
 * @param url address of the server
 * @param path what stands in the request line
 */
export function rawRequest(
  url: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString('utf8') })
      })
    })
    request.on('error', reject)
    request.end()
  })
}
