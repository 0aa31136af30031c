import { scriptHash } from '../../hosts/inline-scripts'
import { problemsOf } from '../testing/sample-site'
import { inlineScripts } from './inline-scripts'

const start = 'start()'
const headersWith = (sources: string) => ({
  'public/builds/headers.json': JSON.stringify({
    'content-security-policy': `default-src 'self'; script-src ${sources}`,
  }),
})
const known = headersWith(`'self' '${scriptHash(start)}'`)

const foundIn = async (head: string, files = known) =>
  (await problemsOf(inlineScripts, { pages: { '/project/': { head } }, files })).filter(
    ({ where }) => where === '/project/',
  )

test('A script that the policy names is good, and so is data', async () => {
  expect(await foundIn(`<script>${start}</script><script type="application/ld+json">{}</script>`)).toEqual([])
})

test('A script that browsers would refuse is found on its page', async () => {
  const [problem] = await foundIn('<script>late()</script>')
  expect(problem).toMatchObject({ where: '/project/', found: 'script that browsers refuse: late()' })
})

test('A script that holds the path of its page is found, although the policy names it', async () => {
  const own = 'path="/project/"'
  const problems = await foundIn(`<script>${own}</script>`, headersWith(`'self' '${scriptHash(own)}'`))
  expect(problems.map(({ wanted }) => wanted)).toEqual(['one that every page has'])
})

test('A policy that lets any inline script run is found', async () => {
  const problems = await foundIn('', headersWith("'self' 'unsafe-inline'"))
  expect(problems.map(({ found }) => found)).toEqual(["/builds/headers.json allows 'unsafe-inline'"])
})
