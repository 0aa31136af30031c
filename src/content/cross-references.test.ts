import fs from 'node:fs'
import path from 'node:path'
import { contentDir, readContent, readFolder } from '../../test/content-files'

interface Sluggish {
  slug: string
}

const slugsOf = (folder: string) => readFolder<Sluggish>(folder).map(({ slug }) => slug)
const projectSlugs = slugsOf('projects')
const landingPages = readFolder<{ slug: string; projects: string[]; recommended: string[] }>('landing-pages')
const pictures = readContent<{ name: string; file: string }[]>('pictures.json')
const pictureNames = pictures.map(({ name }) => name)

/** Every value of the fields `picture` and `gallery`, however deep they stand. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => {
    if (field === 'picture' || field === 'gallery') return [inner].flat().map(String)
    return picturesIn(inner)
  })
}

const jsonFiles = fs
  .readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.startsWith('articles') && file !== 'pictures.json')

test.each(jsonFiles)('Every picture that %s names is in pictures.json', (file) => {
  const unknown = picturesIn(readContent<unknown>(file)).filter((name) => !pictureNames.includes(name))
  expect(unknown).toEqual([])
})

test('Pictures are named at all', () => {
  expect(jsonFiles.flatMap((file) => picturesIn(readContent<unknown>(file))).length).toBeGreaterThan(20)
})

test.each(pictures)('The file of the picture $name is there', ({ file }) => {
  expect(fs.statSync(path.join(contentDir, 'images', file)).size).toBeGreaterThan(1000)
})

test('Every project has a landing page that is there and that shows it', () => {
  for (const { slug, landingPage } of readFolder<{ slug: string; landingPage: string }>('projects')) {
    const page = landingPages.find((candidate) => candidate.slug === landingPage)
    expect([slug, page?.projects.includes(slug)]).toEqual([slug, true])
  }
})

test.each(landingPages)('The projects that $slug shows and recommends are there, none of them twice', (page) => {
  const named = [...page.projects, ...page.recommended]
  expect(named.filter((slug) => !projectSlugs.includes(slug))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('The projects that news are about are there', () => {
  const named = readFolder<{ projects: string[] }>('news').flatMap(({ projects }) => projects)
  expect(named.filter((slug) => !projectSlugs.includes(slug))).toEqual([])
})

test('The projects and articles that articles name are there', () => {
  const articles = readFolder<{ name: string; relatedProjects?: string[]; relatedContents?: string[] }>('articles')
  const names = articles.map(({ name }) => name)
  for (const { name, relatedProjects = [], relatedContents = [] } of articles) {
    expect([name, relatedProjects.filter((slug) => !projectSlugs.includes(slug))]).toEqual([name, []])
    expect([name, relatedContents.filter((other) => !names.includes(other) || other === name)]).toEqual([name, []])
  }
})

test('The pictures of articles are in the folder of the embedded blog API', () => {
  const text = readFolder('articles').map((article) => JSON.stringify(article)).join('\n')
  const files = [...text.matchAll(/\/images\/([\w.-]+)/g)].map(([, file]) => String(file))
  const missing = files.filter((file) => !fs.existsSync(path.join(contentDir, 'articles/images', file)))
  expect(files.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

test('Every picture says what it shows in both languages, in different words', () => {
  for (const { name, alt } of readContent<{ name: string; alt: { th: string; en: string } }[]>('pictures.json')) {
    expect([name, /[\u0E00-\u0E7F]/.test(alt.th), /[\u0E00-\u0E7F]/.test(alt.en)]).toEqual([name, true, false])
  }
})
