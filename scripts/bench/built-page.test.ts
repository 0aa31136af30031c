import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { requirePrebuilt } from './built-page'

const pages: Readonly<Record<string, [status: number, html: string]>> = {
  '/': [200, '<!doctype html><meta name="robots" content="max-image-preview:large"/><h1>Home</h1>'],
  '/shell/': [200, '<!doctype html><meta name="robots" content="noindex"/><h1>Not built yet</h1>'],
  '/moved/': [302, ''],
}

const server = http.createServer(({ url = '' }, response) => {
  const [status, html] = pages[url] ?? [404, '']
  response.writeHead(status, { location: '/' }).end(html)
})
let address = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('pages that are prebuilt pass', async () => {
  await expect(requirePrebuilt(address, ['/', '/'])).resolves.toBeUndefined()
})

test.each([
  ['/shell/', 200],
  ['/moved/', 302],
  ['/บทความ/', 404],
])('%s, which is not, is named', async (pagePath, status) => {
  await expect(requirePrebuilt(address, ['/', pagePath])).rejects.toThrow(
    `${pagePath} is not prebuilt (got ${status}), takes a site of the sample articles: run npm run build first`,
  )
})
