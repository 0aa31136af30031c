import { testPluginOptionsSchema } from 'gatsby-plugin-utils'
import { Joi } from 'gatsby-plugin-utils/dist/joi'
import { pluginOptionsSchema } from './options'

const good = { apiUrl: 'https://api.example.com/blog', token: 'public', stateFile: '/var/lib/site/state.json' }
const errorsOf = async (changes: Record<string, unknown>) =>
  (await testPluginOptionsSchema(pluginOptionsSchema, { ...good, ...changes })).errors

test('address, token and state file are enough; the rest has defaults', async () => {
  expect(await errorsOf({})).toEqual([])
  const { value } = pluginOptionsSchema({ Joi }).validate(good) as { value: unknown }
  expect(value).toEqual({
    ...good,
    timeoutMs: 30_000,
    pageSize: 100,
    maxPictureBytes: 10 * 1024 * 1024,
    addressKey: 'https://api.example.com/blog',
    allowArticleLoss: false,
  })
})

test.each([
  [{ apiUrl: undefined }, '"apiUrl" is required'],
  [{ apiUrl: '/blog-api' }, '"apiUrl" must be a valid uri with a scheme matching the http|https pattern'],
  [{ apiUrl: 'ftp://example.com' }, '"apiUrl" must be a valid uri with a scheme matching the http|https pattern'],
  [{ apiUrl: 'http://me:pw@example.com' }, 'it must have no credentials, query or fragment'],
  [{ apiUrl: 'http://example.com/?key=1' }, 'it must have no credentials, query or fragment'],
  [{ token: undefined }, '"token" is required'],
  [{ token: 'a\r\nx: y' }, 'fails to match the Visible ASCII characters without spaces pattern'],
  [{ stateFile: 'state.json' }, 'it must be an absolute path'],
  [{ stateFile: undefined }, '"stateFile" is required'],
  [{ timeoutMs: 0 }, '"timeoutMs" must be greater than or equal to 1'],
  [{ pageSize: 1.5 }, '"pageSize" must be an integer'],
  [{ maxPictureBytes: 'large' }, '"maxPictureBytes" must be a number'],
  [{ allowArticleLoss: 'perhaps' }, '"allowArticleLoss" must be a boolean'],
])('%j is refused', async (changes, message) => {
  expect(await errorsOf(changes)).toEqual([expect.stringContaining(message)])
})

test('an option that does not exist is named in a warning', async () => {
  const { warnings } = await testPluginOptionsSchema(pluginOptionsSchema, { ...good, apiURL: 'https://example.com' })
  expect(warnings).toEqual(['"apiURL" is not allowed'])
})
