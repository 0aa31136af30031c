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

test('writes only what is different, and knows what it has written', () => {
  expect(files.write('robots.txt', 'one')).toBe(true)
  expect(files.write('robots.txt', 'one')).toBe(false)
  expect(files.write('robots.txt', 'other')).toBe(true)
  expect(files.get('robots.txt')?.size).toBe(5)
  expect(fs.readdirSync(files.folder)).not.toContain('robots.txt.part')
  files.remove('robots.txt')
  expect(names()).not.toContain('robots.txt')
})
