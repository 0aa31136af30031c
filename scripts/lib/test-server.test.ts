import http from 'node:http'
import { freePort, waitUntilReady } from './test-server'

const never = new Promise<never>(() => undefined)
let server: http.Server

async function listen(answer: (count: number) => number): Promise<string> {
  let count = 0
  server = http.createServer((request, response) => {
    count += 1
    response.writeHead(request.url === '/readyz' ? answer(count) : 404).end()
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${port}`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

test('a server that is ready after a while is waited for', async () => {
  const address = await listen((count) => (count < 3 ? 503 : 200))
  await expect(waitUntilReady(address, never)).resolves.toBeUndefined()
})

test('a server that is never ready is given up, with its address', async () => {
  const address = await listen(() => 503)
  await expect(waitUntilReady(address, never, 600)).rejects.toThrow(`The server at ${address} was not ready`)
})

test('a server whose process has ended is not waited for', async () => {
  const startMs = Date.now()
  const address = `http://127.0.0.1:${await freePort()}`
  await expect(waitUntilReady(address, Promise.resolve(1), 20_000)).rejects.toThrow('ended before it was ready')
  expect(Date.now() - startMs).toBeLessThan(5000)
})
