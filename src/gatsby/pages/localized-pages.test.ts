import fs from 'node:fs'
import path from 'node:path'
import { articleData, pageCollector, pagesData } from '../../../test/pages-data'
import { createArticlePages } from './article-pages'
import { createLocalizedPage } from './create-localized-page'
import { createLandingPages } from './landing-pages'

describe('A page in all languages', () => {
  const { pages, createPage } = pageCollector()
  const context = (language: string) => ({ greeting: `hello in ${language}`, language: 'overridden' })
  createLocalizedPage({ createPage }, { path: '/project/x/', template: 'landing-page', context })

  test('stands at the plain path in Thai and under /en in English', () => {
    expect(pages.map((page) => [page.path, page.context.language])).toEqual([
      ['/project/x/', 'th'],
      ['/en/project/x/', 'en'],
    ])
  })

  test('is made of a template that is there', () => {
    for (const { component } of pages) expect(fs.existsSync(component)).toBe(true)
    expect(pages[0]?.component).toBe(path.resolve(__dirname, '../../templates/landing-page.tsx'))
  })

  test('has the context that gatsby-plugin-react-i18next makes, so that the plugin leaves it alone', () => {
    expect(pages[1]?.context.i18n).toEqual({
      language: 'en',
      languages: ['th', 'en'],
      defaultLanguage: 'th',
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: '/project/x/',
      path: '/en/project/x/',
    })
    expect(pages[0]?.context.i18n).toMatchObject({ routed: false, originalPath: '/project/x/', path: '/project/x/' })
  })

  test('has its own variables beside it, and does not say that a language is missing', () => {
    expect(pages.map((page) => page.context.greeting)).toEqual(['hello in th', 'hello in en'])
    expect(pages[0]?.context).not.toHaveProperty('onlyIn')
    expect(pages[0]?.context).not.toHaveProperty('elsewhere')
  })
})

test('A page in one language says so, and what stands for it in the other', () => {
  const { pages, createPage } = pageCollector()
  createLocalizedPage({ createPage }, { path: '/a/', template: 'article', languages: ['en'], elsewhere: '/b/' })
  expect(pages.map((page) => page.path)).toEqual(['/en/a/'])
  expect(pages[0]?.context).toMatchObject({ language: 'en', onlyIn: ['en'], elsewhere: '/b/' })
})

test('An article has a page in each language that it is written in', () => {
  const { pages, createPage } = pageCollector()
  const both = articleData({ name: 'both' })
  const thai = articleData({ name: 'บ้านเย็น', languages: ['th'], category: { key: 'design_architecture' } })
  const none = articleData({ name: 'none', languages: [] })
  createArticlePages({ createPage }, pagesData({ articles: [both, thai, none] }))
  expect(pages.map(({ path: at, context }) => [at, context.id])).toEqual([
    ['/content/sustainability/both/', both.id],
    ['/en/content/sustainability/both/', both.id],
    ['/content/design_architecture/บ้านเย็น/', thai.id],
  ])
})

test('An article in one language leads the other one to the list of its category', () => {
  const { pages, createPage } = pageCollector()
  createArticlePages({ createPage }, pagesData({ articles: [articleData({ name: 'a', languages: ['en'] })] }))
  expect(pages[0]?.context).toMatchObject({ onlyIn: ['en'], elsewhere: '/content/sustainability/' })
})

test('Each area has its page in both languages', () => {
  const { pages, createPage } = pageCollector()
  createLandingPages({ createPage }, pagesData({ landingPages: [{ slug: 'condo-phuket' }] }))
  expect(pages.map(({ path: at, context }) => [at, context.slug])).toEqual([
    ['/project/condo-phuket/', 'condo-phuket'],
    ['/en/project/condo-phuket/', 'condo-phuket'],
  ])
})

test('The pages of an article are the same objects as long as it is one and leads to the same articles', () => {
  const pagesOf = (articles: ReturnType<typeof articleData>[]) => {
    const { pages, createPage } = pageCollector()
    createArticlePages({ createPage }, pagesData({ articles }))
    return new Map(pages.map((page) => [page.path, page]))
  }
  const articles = Array.from({ length: 8 }, (_, place) => articleData({ name: `place-${place}`, languages: ['en'] }))
  const added = articleData({ name: 'added', languages: ['en'] })
  const before = pagesOf(articles)
  const after = pagesOf([added, ...articles])
  const at = (name: string) => `/en/content/sustainability/${name}/`
  expect(after.get(at('place-7'))).toBe(before.get(at('place-7')))
  expect(before.has(at('place-7'))).toBe(true)
  expect(after.get(at('place-0'))).not.toBe(before.get(at('place-0')))
  expect(after.get(at('place-0'))?.context).toMatchObject({ newer: [added.id] })
})
