import fs from 'node:fs'
import path from 'node:path'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { checkArticle } from '../../plugins/gatsby-source-blog-api/article-schema'
import { categories, categoryKey } from '../../src/i18n/categories'
import { generateArticles } from './generate-articles'
import type { makeArticle } from './make-article'

type Article = ReturnType<typeof makeArticle>

const projectFolder = path.resolve(__dirname, '../..')

const { pathOf } = useTemporaryFolder()
let folderCount = 0
const newFolder = () => pathOf(`articles-${(folderCount += 1)}`)

function generate(count: number, seed = 1, folder = newFolder()) {
  generateArticles({ count, folder, seed, projectFolder })
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'))
  const texts = files.sort().map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
  return { folder, texts, articles: texts.map((text) => JSON.parse(text) as Article) }
}

const wordsOf = (html: string | null) => (html ?? '').replace(/<[^<>]*>/g, ' ').match(/\S+/g)?.length ?? 0

test('the same seed writes the same bytes, another one writes other articles', () => {
  const one = generate(20)
  expect(generate(20).texts).toEqual(one.texts)
  expect(generate(20, 2).texts).not.toEqual(one.texts)
})

test('every article keeps the contract, and no two have the same name', () => {
  const { articles } = generate(200)
  const problems = articles.flatMap((article) => {
    const checked = checkArticle(article)
    return 'problems' in checked ? checked.problems : checked.notes
  })
  expect(problems).toEqual([])
  expect(new Set(articles.map(({ name }) => name)).size).toBe(200)
})

test('articles vary: all categories, both and single languages, Thai names, 300 to 900 words, every kind of element', () => {
  const { articles } = generate(200)
  const count = (isSo: (article: Article) => unknown) => articles.filter(isSo).length
  expect(new Set(articles.map(({ category }) => categoryKey(category))).size).toBe(categories.length)
  expect(count(({ title }) => title.th && title.en)).toBeGreaterThan(120)
  expect(count(({ title }) => !title.en)).toBeGreaterThan(5)
  expect(count(({ title }) => !title.th)).toBeGreaterThan(5)
  expect(count(({ name }) => /[ก-๙]/.test(name))).toBeGreaterThan(30)
  const lengths = articles.filter(({ body }) => body.en).map(({ body }) => wordsOf(body.en))
  expect(Math.min(...lengths)).toBeGreaterThan(240)
  expect(Math.max(...lengths)).toBeLessThan(1000)
  for (const tag of ['h2', 'h3', 'ul', 'ol', 'table', 'blockquote', 'figure', 'img']) {
    expect([tag, count(({ body }) => body.th?.includes(`<${tag}`)) > 0]).toEqual([tag, true])
  }
})

test('pictures that are named are there, related articles exist', () => {
  const { folder, articles } = generate(50)
  const names = new Set(articles.map(({ name }) => name))
  expect(articles.flatMap(({ relatedContents }) => relatedContents).filter((name) => !names.has(name))).toEqual([])
  const addresses = articles.map(({ cover }) => cover?.url ?? '')
  expect(addresses.filter((address) => !fs.existsSync(path.join(folder, address)))).toEqual([])
})

test('fewer articles than before leave none of those behind', () => {
  const { folder } = generate(9)
  expect(generate(4, 1, folder).texts).toHaveLength(4)
})

test.each([
  ['a folder inside content', () => path.join(projectFolder, 'content', 'articles')],
  ['a folder that holds something else', () => path.join(projectFolder, 'scripts')],
])('%s is refused and left alone', (_, folder) => {
  const before = fs.readdirSync(folder())
  expect(() => generate(1, 1, folder())).toThrow(/--out: /)
  expect(fs.readdirSync(folder())).toEqual(before)
})
