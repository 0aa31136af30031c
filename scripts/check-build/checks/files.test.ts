import { budgets } from '../budgets'
import { problemsOf } from '../testing/sample-site'
import { pageData } from './page-data'
import { createPageSize, pageSize } from './page-size'
import { createPrivateTexts, machinePaths, secretShapes, secretValues } from './private-texts'

const dataFile = (path: string) => `public/page-data/${path}/page-data.json`
const article = 'content/sustainability/trees'

test('A good site has its page data, and no page is too large', async () => {
  expect(await problemsOf(pageData)).toEqual([])
  expect(await problemsOf(pageSize)).toEqual([])
})

test.each([
  [null, 'no readable page-data.json'],
  ['{', 'no readable page-data.json'],
  ['{"path":"/en/project/"}', 'page-data.json of "/en/project/"'],
])('The page data %j of /project/ is found', async (content, found) => {
  const problems = await problemsOf(pageData, { files: { [dataFile('project')]: content } })
  expect(problems).toEqual([{ where: '/project/', found, wanted: expect.any(String) as string }])
})

test('The page data of an article has a budget, that of a list has none', async () => {
  const large = (path: string) => JSON.stringify({ path, text: 'x'.repeat(budgets.maxArticlePageDataBytes) })
  const files = { [dataFile(article)]: large(`/${article}/`), [dataFile('content')]: large('/content/') }
  expect((await problemsOf(pageData, { files })).map(({ where }) => where)).toEqual([`/${article}/`])
})

test('A page over a budget is found, by its compressed size', async () => {
  const none = { maxHtmlGzipBytes: 0, maxInlinedCssGzipBytes: 0 }
  const pages = { '/': { head: `<style>${'p{color:red}'.repeat(5000)}</style>` } }
  const problems = (await problemsOf(createPageSize(none), { pages })).filter(({ where }) => where === '/')
  expect(problems.map(({ found }) => found.replace(/\d+/, 'n'))).toEqual([
    'n bytes of HTML, compressed',
    'n bytes of inlined CSS, compressed',
  ])
  expect(await problemsOf(pageSize, { pages })).toEqual([])
})

const rule = createPrivateTexts([...machinePaths('/opt/site'), ...secretShapes, ...secretValues({ TOKEN: 'a.b+c/d' })])
// In parts, so that this file itself shows nothing that looks like a secret
const parts = (...texts: string[]) => texts.join('')

test.each([
  ['/opt/site/src/a.ts', 'a path of the machine that built it'],
  ['"/home/ann/site"', 'a path of the machine that built it'],
  ['(/Users/ann/site)', 'a path of the machine that built it'],
  ['C:\\\\Users\\\\ann', 'a path of the machine that built it'],
  ['file:///opt', 'a path of the machine that built it'],
  [parts('whsec_', 'MfKQ9r8GKYqrTwjUPD8I'), 'a webhook secret'],
  [parts('postgres://site:', 'pass@db/site'), 'a database address with a password'],
  [parts('-----BEGIN RSA ', 'PRIVATE KEY-----'), 'a private key'],
  [parts('AKIA', 'ABCDEFGHIJKLMNOP'), 'a cloud access key'],
  [parts('ghp_', 'a'.repeat(36)), 'a token of a code host'],
  [parts('npm_', 'a'.repeat(36)), 'a token of a package host'],
  [parts('sk_live_', 'a'.repeat(24)), 'a token of a chat or payment service'],
  [parts('eyJhbGciOiJIUzI1', '.eyJzdWIiOiIxMjM0', '.c2lnbmF0dXJlMTIz'), 'a signed token'],
  ['x a.b+c/d x', 'the value of TOKEN'],
])('%s in a file is found', async (text, what) => {
  const [problem, ...more] = await problemsOf(rule, { files: { 'public/app.js.map': `  ${text}` } })
  expect(more).toEqual([])
  expect(problem).toMatchObject({
    where: '/app.js.map',
    found: expect.stringMatching(`^${what}, at character \\d+$`) as string,
  })
})

test.each([
  '/static/home/hero.webp',
  'components/home/hero.tsx',
  'https://e.com/Users/ann/',
  '/opt/site',
  'postgres://host',
  'aXb+c/d',
])('%s in a file is fine', async (text) =>
  expect(await problemsOf(rule, { files: { 'public/app.js': text } })).toEqual([]),
)

test.each(['.env', '.env.production', '.git/config', 'node_modules/a.js', '.npmrc'])(
  '%s is no file to publish',
  async (name) => {
    expect(await problemsOf(rule, { files: { [`public/${name}`]: '' } })).toEqual([
      { where: `/${name}`, found: 'a private file', wanted: 'none in public/' },
    ])
  },
)
