import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { publicFilesOf, type PublicFiles } from './public-files'

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

test('another look at everything finds what is new, different or gone, also where a folder is not read again', async () => {
  put('old/deep/a.txt')
  const longAgo = new Date(Date.now() - 60_000)
  const age = (name: string) => fs.utimesSync(path.join(folder, 'public', name), longAgo, longAgo)
  const all = ['', 'old', 'old/deep', 'page-data', 'page-data/index', 'content', 'content/น้ำ', 'static']
  all.forEach(age)
  files = await publicFilesOf(folder)
  const readFolders = jest.spyOn(fs, 'readdirSync')

  put('old/deep/a.txt', 'other words in a folder that stays as it is')
  put('static/new/deep/b.jpg')
  put('static/c.jpg')
  remove('content/น้ำ')
  files.refreshAll()
  expect(names()).toEqual([
    'index.html',
    'old/deep/a.txt',
    'page-data/index/page-data.json',
    'static/a.jpg',
    'static/c.jpg',
    'static/new/deep/b.jpg',
  ])
  expect(files.get('old/deep/a.txt')?.size).toBe('other words in a folder that stays as it is'.length)
  const read = readFolders.mock.calls.map(([name]) => path.relative(files.folder, String(name)))
  expect(read.sort()).toEqual(['content', 'static', 'static/new', 'static/new/deep'])
  readFolders.mockRestore()

  put('static/new/deep/d.jpg')
  files.refreshAll()
  expect(names()).toContain('static/new/deep/d.jpg')
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
