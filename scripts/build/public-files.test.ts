import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PublicFiles, publicFilesOf } from './public-files'

let folder: string
let files: PublicFiles

function put(name: string, text = name): void {
  const file = path.join(folder, 'public', name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

const names = () => [...files.entries()].map(([name]) => name).sort()
const remove = (name: string) => fs.rmSync(path.join(folder, 'public', name), { recursive: true })

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'public-files-'))
  for (const name of ['index.html', 'page-data/index/page-data.json', 'content/น้ำ/index.html', 'static/a.jpg'])
    put(name)
  files = await publicFilesOf(folder)
})

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

test('finds every file, by its path', () => {
  expect(names()).toEqual(['content/น้ำ/index.html', 'index.html', 'page-data/index/page-data.json', 'static/a.jpg'])
  expect(files.get('index.html')?.size).toBe('index.html'.length)
})

test('after an edit looks at the pages it is told of, and at what is not of pages', () => {
  put('index.html', 'longer than before')
  put('content/new/index.html')
  put('page-data/content/new/page-data.json')
  put('content/untold/index.html')
  put('static/new.jpg')
  put('page-data/sq/d/1.json')
  put('rss.xml')
  put('404.html')
  remove('content/น้ำ')
  remove('static/a.jpg')
  files.refreshAfterEdit(['/', '/content/new/', '/content/น้ำ/', '/404.html'])
  expect(names()).toEqual([
    '404.html',
    'content/new/index.html',
    'index.html',
    'page-data/content/new/page-data.json',
    'page-data/index/page-data.json',
    'page-data/sq/d/1.json',
    'rss.xml',
    'static/new.jpg',
  ])
  expect(files.get('index.html')?.size).toBe('longer than before'.length)
})

test('after a build looks at the pages it is told of and at all that is of no page, into no folder that stays as it is', async () => {
  const pages = ['old', 'old/page', 'en']
  for (const page of pages) {
    put(`${page}/index.html`)
    put(`page-data/${page}/page-data.json`)
  }
  put('old/deep/a.txt')
  put('downloads/index.html')
  const longAgo = new Date(Date.now() - 60_000)
  const age = (name: string) => fs.utimesSync(path.join(folder, 'public', name), longAgo, longAgo)
  const all = ['', 'old', 'old/deep', 'old/page', 'en', 'page-data', 'page-data/index', 'page-data/old', 'page-data/en']
  for (const name of [...all, 'page-data/old/page', 'content', 'content/น้ำ', 'static', 'downloads']) age(name)
  files = await publicFilesOf(folder)
  const readFolders = jest.spyOn(fs, 'readdirSync')

  put('old/deep/a.txt', 'other words in a folder that stays as it is')
  put('downloads/index.html', 'no page of Gatsby')
  put('static/new/deep/b.jpg')
  put('en/rss.xml')
  put('old/new/index.html')
  put('page-data/old/new/page-data.json')
  put('old/index.html', 'nobody has told of it')
  remove('old/page')
  remove('page-data/old/page')
  files.refreshAfterBuild(['/old/new/', '/old/page/'])
  expect(names()).toEqual([
    'content/น้ำ/index.html',
    'downloads/index.html',
    'en/index.html',
    'en/rss.xml',
    'index.html',
    'old/deep/a.txt',
    'old/index.html',
    'old/new/index.html',
    'page-data/en/page-data.json',
    'page-data/index/page-data.json',
    'page-data/old/new/page-data.json',
    'page-data/old/page-data.json',
    'static/a.jpg',
    'static/new/deep/b.jpg',
  ])
  const sizeOf = (name: string) => files.get(name)?.size
  expect(sizeOf('old/deep/a.txt')).toBe('other words in a folder that stays as it is'.length)
  expect(sizeOf('downloads/index.html')).toBe('no page of Gatsby'.length)
  expect(sizeOf('old/index.html')).toBe('old/index.html'.length)
  const read = readFolders.mock.calls.map(([name]) => path.relative(files.folder, String(name)))
  expect(read.sort()).toEqual(['en', 'static', 'static/new', 'static/new/deep'])
  readFolders.mockRestore()

  put('static/new/deep/d.jpg')
  files.refreshAfterBuild([])
  expect(names()).toContain('static/new/deep/d.jpg')
})

describe('what is as the last build has left it', () => {
  /** Looks again with what is known of the files now, when some changes have been made; null where it cannot. */
  function lookSince(change: () => void) {
    const known = { files: Object.fromEntries(files.entries()), lookedMs: files.lookedMs }
    const longAgo = new Date(Date.now() - 60_000)
    for (const name of ['', 'content', 'content/น้ำ', 'static', 'page-data', 'page-data/index'])
      fs.utimesSync(path.join(folder, 'public', name), longAgo, longAgo)
    const read = jest.spyOn(fs, 'readdirSync')
    change()
    const found = PublicFiles.since(path.join(folder, 'public'), known)
    const folders = read.mock.calls.map(([name]) => path.relative(files.folder, String(name)))
    read.mockRestore()
    return { found, folders }
  }

  test('is not looked for, but looked at', () => {
    const { found, folders } = lookSince(() => {
      put('page-data/index/page-data.json', 'other data in a folder that stays as it is')
    })
    expect([...(found?.names(() => true) ?? [])].sort()).toEqual(names())
    expect(found?.get('page-data/index/page-data.json')?.size).toBe('other data in a folder that stays as it is'.length)
    expect(folders).not.toContain('content')
  })

  test('is not all there may be: what is new since is found, in folders of pages and others', async () => {
    const { found } = lookSince(() => {
      put('content/new/deep/index.html')
      put('content/น้ำ/picture.jpg')
      put('fonts/thai.woff2')
      put('builds/meta/one.json')
    })
    files = await publicFilesOf(folder)
    expect([...(found?.entries() ?? [])].sort()).toEqual([...files.entries()].sort())
    expect(found?.get('content/new/deep/index.html')).toBeDefined()
  })

  test('is looked for where a file of it is gone', () => {
    expect(lookSince(() => remove('content/น้ำ')).found).toBeNull()
  })
})

test('writes only what is different, and knows what it has written', () => {
  expect(files.write('robots.txt', 'one')).toBe(true)
  expect(files.write('robots.txt', 'one')).toBe(false)
  expect(files.write('robots.txt', 'other')).toBe(true)
  expect(files.get('robots.txt')?.size).toBe(5)
  expect(fs.readdirSync(files.folder)).not.toContain('robots.txt.part')
  files.remove('robots.txt')
  expect(names()).not.toContain('robots.txt')
})

test('what is the same is not written again, unless the file has become another one meanwhile', () => {
  expect([files.write('robots.txt', 'one'), files.write('robots.txt', 'one')]).toEqual([true, false])
  put('robots.txt', 'somebody else')
  files.refresh(['robots.txt'])
  expect([files.write('robots.txt', 'one'), files.write('robots.txt', 'one')]).toEqual([true, false])
  remove('robots.txt')
  files.refreshAfterEdit([])
  expect(names()).not.toContain('robots.txt')
  expect(files.write('robots.txt', 'one')).toBe(true)
  expect(fs.readFileSync(path.join(folder, 'public', 'robots.txt'), 'utf8')).toBe('one')
})
