import { sendJson } from './testing/blog-api-server'
import { sampleArticle, sampleArticles, useTrial } from './testing/samples'

const trial = useTrial()
const list = '/blogs/contents/active'

/** One run in which the list is answered by `handler`, after a good one with two articles. */
async function runWithBrokenList(handler: Parameters<typeof trial.api.handlers.set>[1], changes = {}) {
  trial.api.articles = sampleArticles(2)
  await trial.gatsby.run(trial.options)
  trial.api.requests = []
  trial.api.handlers.set(list, handler)
  return trial.gatsby.run({ ...trial.options, ...changes })
}

test('a status 503 is asked again once, and then all is well', async () => {
  trial.api.articles = sampleArticles(1)
  let calls = 0
  trial.api.handlers.set(list, (_request, response) =>
    (calls += 1) === 1 ? sendJson(response, {}, 503) : sendJson(response, { data: trial.api.articles }),
  )
  const { panics } = await trial.gatsby.run(trial.options)
  expect(panics).toEqual([])
  expect(trial.gatsby.nodesOf('Article')).toHaveLength(1)
  expect(calls).toBe(2)
})

test('a lasting status 503 stops the build after two requests', async () => {
  const { panics, infos } = await runWithBrokenList((_request, response) => sendJson(response, {}, 503))
  expect(panics).toEqual([expect.stringMatching(/answered GET http:.*\/blogs\/contents\/active with status 503\./)])
  expect(infos).toEqual([])
  expect(trial.api.requests).toEqual([list, list])
})

test('a status 400 stops the build without a second request', async () => {
  const { panics } = await runWithBrokenList((_request, response) => sendJson(response, {}, 400))
  expect(panics).toEqual([expect.stringContaining('with status 400')])
  expect(trial.api.requests).toEqual([list])
})

test('a status 401 names the token as the cause, and does not print it', async () => {
  const { panics } = await runWithBrokenList((_request, response) => sendJson(response, {}, 401))
  expect(panics).toEqual([expect.stringContaining('GATSBY_BLOG_API_TOKEN')])
  expect(panics[0]).not.toContain('secret-token')
})

test.each([
  ['an HTML page', '<!doctype html><title>Log in</title>'],
  ['half of the JSON', '{"data": [{"id": "1"'],
  ['nothing', ''],
])('%s instead of JSON stops the build', async (_what, body) => {
  const { panics } = await runWithBrokenList((_request, response) => response.end(body))
  expect(panics).toEqual([expect.stringContaining('with what is not JSON')])
})

test.each([
  ['no list in data', '{"data": {"items": []}}', '"data" must be a list'],
  ['no data', '{}', '"data" must be a list'],
  ['a list without data around it', '[]', 'the answer is not an object'],
  ['null', 'null', 'the answer is not an object'],
])('JSON with %s stops the build', async (_what, body, reason) => {
  const { panics } = await runWithBrokenList((_request, response) => response.end(body))
  expect(panics).toEqual([expect.stringContaining(reason)])
})

test('an API that never answers stops the build at the time limit', async () => {
  const { panics } = await runWithBrokenList(() => undefined, { timeoutMs: 150 })
  expect(panics).toEqual([expect.stringContaining('within 150 ms')])
})

test('an API that begins its answer and never ends it stops the build at the time limit', async () => {
  const { panics } = await runWithBrokenList((_request, response) => response.write('{"data": ['), { timeoutMs: 150 })
  expect(panics).toEqual([expect.stringContaining('within 150 ms')])
})

test('a connection that breaks is tried again once, then named with its cause', async () => {
  const { panics } = await runWithBrokenList((request) => request.socket.destroy())
  expect(panics).toEqual([expect.stringMatching(/could not be read: GET .*active failed \(.+\)/)])
  expect(trial.api.requests).toEqual([list, list])
})

test('an API that is not there stops the build', async () => {
  await trial.api.stop()
  const { panics } = await trial.gatsby.run(trial.options)
  expect(panics).toEqual([expect.stringContaining('ECONNREFUSED')])
})

test('credentials in the address are not printed', async () => {
  const apiUrl = trial.api.url.replace('http://', 'http://user:hidden@')
  const { panics } = await trial.gatsby.run({ ...trial.options, apiUrl })
  expect(panics).toHaveLength(1)
  expect(panics[0]).not.toMatch(/user:|hidden/)
})

test('a failure while articles are fetched stops the build before any node is changed', async () => {
  trial.api.articles = sampleArticles(2)
  await trial.gatsby.run(trial.options)
  trial.api.articles = [sampleArticle(2, { updatedAt: '2026-11-01T00:00:00.000Z' })]
  trial.api.handlers.set('/blogs/contents/name/article-2', (_request, response) => sendJson(response, {}, 500))
  const { panics, created, deleted } = await trial.gatsby.run(trial.options)
  expect(panics).toEqual([expect.stringContaining('/name/article-2 with status 500')])
  expect([created, deleted]).toEqual([[], []])
})

test('a failure while pages are read names the page', async () => {
  trial.api.articles = sampleArticles(11)
  trial.api.handlers.set('/blogs/contents', (_request, response) => sendJson(response, {}, 500))
  const { panics } = await trial.gatsby.run(trial.options)
  expect(panics).toEqual([expect.stringContaining('/blogs/contents?page=1&limit=100 with status 500')])
})

test('the articles of an earlier run stay for the development server while the API fails', async () => {
  await runWithBrokenList((_request, response) => sendJson(response, {}, 400))
  expect(trial.gatsby.nodesOf('Article')).toHaveLength(2)
  expect(trial.gatsby.nodesOf('ArticleCategory')).toHaveLength(4)
})
