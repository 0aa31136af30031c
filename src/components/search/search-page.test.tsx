import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { takeConsole } from '../../../test/console-messages'
import { InLanguage } from '../../../test/in-language'
import { makeIndex } from '../../../scripts/search/make-index'
import type { SearchRecord } from '../../../scripts/search/search-record'
import { SearchPage } from './search-page'

const record = (name: string, fields: Partial<SearchRecord>): SearchRecord => ({
  name,
  category: 'sustainability',
  title: name,
  excerpt: '',
  tags: [],
  headings: '',
  text: '',
  publishedAt: '2026-01-01T00:00:00.000Z',
  minutes: 3,
  ...fields,
})

const files = makeIndex([
  record('trees', { title: 'Trees before walls', excerpt: 'A tree takes thirty years <b>.' }),
  record('cool', { title: 'A cool house', text: 'under trees', category: 'design_architecture' }),
  ...Array.from({ length: 12 }, (_, index) => record(`wall-${index}`, { title: `Wall number ${index}` })),
])
const live = {
  name: 'fresh',
  category: 'Sustainability',
  title: { en: 'Fresh trees' },
  body: { en: '<p>x</p>' },
  publishedAt: '2026-02-01T00:00:00.000Z',
}

let server: Server
let isDown: boolean
let liveAnswers: object[]

beforeAll(async () => {
  // jsdom never says that an element is seen: the passages of hits are a matter of e2e/search.e2e.ts
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  server = createServer((request, response) => {
    const path = String(request.url)
    const content = path.startsWith('/blog-api/')
      ? JSON.stringify({ data: liveAnswers })
      : files.get(path.split('/')[3] ?? '')
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else if (isDown || content === undefined) response.writeHead(503).end()
    else response.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const fetchFrom = globalThis.fetch
  // jsdom's page has no server of its own
  globalThis.fetch = (input, init) => fetchFrom(new URL(input as string, base), init)
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  isDown = false
  liveAnswers = []
})

function show(address: string) {
  window.history.replaceState({ key: 'router' }, '', address)
  render(
    <InLanguage language="en">
      <SearchPage newest={[]} />
    </InLanguage>,
  )
}

const hitTitles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const field = () => screen.getByRole('searchbox')

test('an index that cannot be loaded is an error that can be tried again', async () => {
  // React does not know that jsdom does not know <search>, and says so once
  const messages = takeConsole('error')
  isDown = true
  show('/en/content/search/trees/')
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
  isDown = false
  await userEvent.click(retry)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 articles found'), { timeout: 5000 })
  expect(messages.filter((message) => !message.includes('<search>'))).toEqual([])
})

test('the term of the address is searched for, titles first, the hits marked as text', async () => {
  show('/en/content/search/TREES/')
  await waitFor(() => expect(hitTitles()).toEqual(['Trees before walls', 'A cool house']))
  expect(field()).toHaveValue('TREES')
  const first = screen.getAllByRole('article')[0]
  if (!first) throw new Error('no hit')
  expect([...first.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Trees', 'tree'])
  expect(first).toHaveTextContent('thirty years <b>.')
  expect(document.title).toMatch(/^Articles on TREES \| /)
})

test('what is typed is searched for, and the address follows without a new entry', async () => {
  show('/en/content/search/')
  expect(hitTitles()).toContain('Often looked for')
  const entries = window.history.length
  await userEvent.type(field(), 'cool ')
  await waitFor(() => expect(window.location.pathname).toBe('/en/content/search/cool/'))
  expect(await screen.findByText('1 article found')).toBeVisible()
  expect(field()).toHaveValue('cool ')
  expect(window.history.length).toBe(entries)
  expect(window.history.state).toEqual({ key: 'router' })
})

test('a search that was submitted stays on the way back', async () => {
  show('/en/content/search/')
  await userEvent.type(field(), 'cool{Enter}')
  expect(window.location.pathname).toBe('/en/content/search/cool/')
  await userEvent.clear(field())
  await userEvent.type(field(), 'trees')
  await waitFor(() => expect(window.location.pathname).toBe('/en/content/search/trees/'))
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await arrived
  })
  expect(window.location.pathname).toBe('/en/content/search/cool/')
  expect(field()).toHaveValue('cool')
})

test('?q= becomes the term, and the category stays', async () => {
  show('/en/content/search/?q=trees&tab=sustainability')
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/en/content/search/trees/?tab=sustainability'),
  )
  await waitFor(() => expect(hitTitles()).toEqual(['Trees before walls']))
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Categories' })).getByText('All'))
  await waitFor(() => expect(hitTitles()).toHaveLength(2))
})

test('ten hits are shown at first, the rest when asked for', async () => {
  show('/en/content/search/wall/')
  await waitFor(() => expect(hitTitles()).toHaveLength(10))
  expect(screen.getByRole('status')).toHaveTextContent('13 articles found')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(hitTitles()).toHaveLength(13))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('where nothing is found it says so, as text', async () => {
  show(`/en/content/search/${encodeURIComponent('<img src=x>zzzz')}/`)
  expect(await screen.findByRole('heading', { name: 'No articles found for <img src=x>zzzz' })).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
})

test('an article that only the blog API has joins quietly, in its place', async () => {
  liveAnswers = [live, { ...live, name: 'other', title: { th: 'ไทย' } }, { ...live, name: 'trees' }]
  show('/en/content/search/tree/')
  await waitFor(() => expect(hitTitles()).toEqual(['Fresh trees', 'Trees before walls', 'A cool house']), {
    timeout: 3000,
  })
  expect(screen.getByRole('status')).toHaveTextContent('3 articles found')
})

test('too long a search says what a search can hold', () => {
  show(`/en/content/search/${'a'.repeat(200)}/`)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('That is more than a search can hold')
})
