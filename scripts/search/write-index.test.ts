import fs from 'node:fs'
import path from 'node:path'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { describeIndex, writeSearchIndex } from './write-index'

const { pathOf, write } = useTemporaryFolder()

const article = (title: string, fields: object = {}) => ({
  componentChunkName: 'component---src-templates-article-tsx',
  result: {
    data: {
      article: {
        title,
        excerpt: 'Short',
        content: [
          { tag: 'h2', children: ['Roots'] },
          { tag: 'p', children: ['Trees and ', { tag: 'b', children: ['shade'] }] },
        ],
        tags: [{ text: 'Garden' }, { text: null }],
        publishedAt: '2026-05-01T00:00:00.000Z',
        readingMinutes: 4,
        ...fields,
      },
    },
  },
})

const pageOf = (name: string, language = '') =>
  `public/page-data${language}/content/sustainability/${name}/page-data.json`
const indexFiles = (language: string) => fs.readdirSync(pathOf(`public/search-index/${language}`)).sort()
const contents = (language: string) =>
  indexFiles(language).map((name) => fs.readFileSync(pathOf(`public/search-index/${language}/${name}`), 'utf8'))

beforeEach(() => {
  write(pageOf('one'), article('บ้านเย็น'))
  write(pageOf('one', '/en'), article('A cool house'))
  write(pageOf('page/2'), { componentChunkName: 'component---src-templates-content-list-tsx', result: { data: {} } })
})

test('the finished pages of articles are indexed, each language by itself', async () => {
  const results = await writeSearchIndex(pathOf())
  expect(describeIndex(results)).toBe(
    'Search index: th 1 articles, 4 files written, 0 removed; en 1 articles, 4 files written, 0 removed',
  )
  expect(contents('en').join()).toContain('A cool house')
  expect(contents('en').join()).not.toContain('บ้าน')
  expect(contents('en').join()).toMatch(/"shad":.*"tre":/)
})

test('nothing is written when no page has changed, and nothing when a page was only touched', async () => {
  await writeSearchIndex(pathOf())
  expect(describeIndex(await writeSearchIndex(pathOf()))).toBe('Search index: th unchanged; en unchanged')
  const later = new Date(Date.now() + 5000)
  fs.utimesSync(pathOf(pageOf('one')), later, later)
  const [thai] = await writeSearchIndex(pathOf())
  expect(thai).toEqual({ language: 'th', articles: 1, written: 0, removed: 0 })
})

test('an article that changes leaves no old files, one that goes leaves no trace', async () => {
  await writeSearchIndex(pathOf())
  write(pageOf('one', '/en'), article('A warm house with a longer title'))
  await writeSearchIndex(pathOf())
  expect(contents('en').join()).toContain('warm')
  expect(contents('en').join()).not.toContain('cool')
  expect(indexFiles('en')).toHaveLength(4)
  fs.rmSync(path.dirname(pathOf(pageOf('one', '/en'))), { recursive: true })
  await writeSearchIndex(pathOf())
  expect(contents('en').join()).not.toContain('warm')
})

test('after edits the index is the one that a first build of the same pages makes', async () => {
  for (const name of ['a', 'b', 'c', 'd']) write(pageOf(name, '/en'), article(`Words of ${name}`))
  await writeSearchIndex(pathOf())
  write(pageOf('b', '/en'), article('Gardens by the sea', { publishedAt: '2026-06-01T00:00:00.000Z' }))
  write(pageOf('e', '/en'), article('Quite new', { publishedAt: '2026-07-01T00:00:00.000Z' }))
  await writeSearchIndex(pathOf())
  fs.rmSync(path.dirname(pathOf(pageOf('a', '/en'))), { recursive: true })
  await writeSearchIndex(pathOf())
  const edited = [indexFiles('en'), contents('en')]
  fs.rmSync(pathOf('.cache'), { recursive: true })
  fs.rmSync(pathOf('public/search-index'), { recursive: true })
  await writeSearchIndex(pathOf())
  expect([indexFiles('en'), contents('en')]).toEqual(edited)
})

test('a few changes are not stored: the next process reads those pages again', async () => {
  for (let number = 0; number < 110; number += 1) write(pageOf(`many-${number}`), article(`บ้าน ${number}`))
  await writeSearchIndex(pathOf())
  const stored = () => fs.statSync(pathOf('.cache/search-index-th.bin')).ino
  const first = stored()
  write(pageOf('many-1'), article('สวนริมน้ำ'))
  await writeSearchIndex(pathOf())
  expect(stored()).toBe(first)
  const [thai] = await writeSearchIndex(pathOf())
  expect(thai).toMatchObject({ articles: 111, written: 0, removed: 0 })
  write(pageOf('many-2'), article('ห้องอาหาร'))
  await writeSearchIndex(pathOf())
  expect(stored()).not.toBe(first)
  expect(contents('th').join()).toContain('สวนริมน้ำ')
})

test('what is remembered and cannot be read is made anew', async () => {
  await writeSearchIndex(pathOf())
  write('.cache/search-index-th.bin', 'half a f')
  const [thai, english] = await writeSearchIndex(pathOf())
  expect([thai?.articles, english?.articles]).toEqual([1, null])
})

test('a file of the index that is lost is written again', async () => {
  await writeSearchIndex(pathOf())
  const lost = indexFiles('th')[0] ?? ''
  fs.rmSync(pathOf(`public/search-index/th/${lost}`))
  await writeSearchIndex(pathOf())
  expect(indexFiles('th')).toContain(lost)
})

test('a page of an article without what the index is made from stops the build with its name', async () => {
  write(pageOf('broken'), article('x', { content: undefined }))
  await expect(writeSearchIndex(pathOf())).rejects.toThrow(/broken.*title, content or publishedAt is missing/)
})

test('a site without articles has an empty index', async () => {
  fs.rmSync(pathOf('public'), { recursive: true })
  const [thai] = await writeSearchIndex(pathOf())
  expect(thai).toMatchObject({ language: 'th', articles: 0 })
  expect(contents('th').join()).toContain('"count":0')
})
