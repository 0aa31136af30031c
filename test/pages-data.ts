import type { PagesData } from '../src/gatsby/pages/query-pages'

type Article = PagesData['articles'][number]

let articleCount = 0

/** An article as the page steps see it. */
export function articleData(fields: Partial<Article> = {}): Article {
  articleCount += 1
  return {
    id: `id-${articleCount}`,
    name: `article-${articleCount}`,
    previousNames: [],
    languages: ['th', 'en'],
    category: { key: 'sustainability' },
    tags: [],
    relatedProjects: [],
    relatedContents: [],
    ...fields,
  }
}

/** Data that pages are made from, empty but for what is given. */
export function pagesData(fields: Partial<PagesData> = {}): PagesData {
  return {
    articles: [],
    projects: [],
    landingPages: [],
    legalDocuments: [],
    news: [],
    privileges: [],
    activities: [],
    redirects: [],
    navigation: [],
    ...fields,
  }
}

/** A page as it was handed to Gatsby. */
export interface MadePage {
  path: string
  component: string
  context: Record<string, unknown> & { language: string; i18n: Record<string, unknown> }
}

/** Stands where Gatsby's action createPage is, and keeps what comes. */
export function pageCollector() {
  const pages: MadePage[] = []
  const createPage = (page: unknown) => {
    pages.push(page as MadePage)
  }
  return { pages, createPage }
}
