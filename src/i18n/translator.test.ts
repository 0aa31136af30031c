import { dictionaryNodes } from '../../test/dictionaries'
import { createTranslator } from './translator'

afterEach(() => jest.restoreAllMocks())

test('Words come in the language asked for', () => {
  const nodes = [...dictionaryNodes('th'), ...dictionaryNodes('en')]
  expect(createTranslator(nodes, 'en', 'common')('home')).toBe('Home')
  expect(createTranslator(nodes, 'th', 'common')('home')).toBe('หน้าแรก')
})

test('The same dictionary is read once, another one anew', () => {
  const node = (home: string) => [{ language: 'en', ns: 'common', data: JSON.stringify({ home }) }]
  const first = createTranslator(node('Home'), 'en', 'common')
  expect(createTranslator(node('Home'), 'en', 'common')).toBe(first)
  expect(createTranslator(node('Start'), 'en', 'common')('home')).toBe('Start')
})

test('Keys have levels and values are put in', () => {
  const messages = createTranslator(dictionaryNodes('en'), 'en', 'content')
  expect(messages('pageOf', { page: 2, count: 3 })).toBe('Page 2 of 3')
  expect(messages('search.submit')).toBe('Search')
})

test.each(['<b>bold</b> & more', '{{count}}', '$t(home)', '$t(common:home)'])(
  'A value is put in as it is, whatever it looks like: %s',
  (value) => {
    const messages = createTranslator(dictionaryNodes('en'), 'en', 'not-found')
    expect(messages('message', { fullPath: value })).toBe(`Page not found: ${value}`)
  },
)

test('A missing key stops a page that is being prebuilt', () => {
  const nodes = [{ language: 'en', ns: 'common', data: '{"home": "Home"}' }]
  const common = createTranslator(nodes, 'en', 'common')
  expect(common('home')).toBe('Home')
  expect(() => common('register')).toThrow('Missing message "common:register" in en')
})

test('A key of the other language does not stand in', () => {
  const nodes = [...dictionaryNodes('en'), { language: 'th', ns: 'common', data: '{}' }]
  expect(() => createTranslator(nodes, 'th', 'common')('home')).toThrow('Missing message "common:home" in th')
})

test.each([
  ['is not among the nodes', []],
  ['has no data', [{ language: 'th', ns: 'common', data: null }]],
  ['is that of another language', dictionaryNodes('en')],
])('A dictionary that %s is logged as failed', (_, nodes) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  createTranslator(nodes, 'th', 'common')
  expect(logged.mock.calls).toEqual([['Failed locale loading: common in th']])
})
