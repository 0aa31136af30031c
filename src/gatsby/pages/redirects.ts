import type { Actions } from 'gatsby'
import { languages as allLanguages, type Language } from '../../i18n/locales'
import { localizedPath, paths } from '../../i18n/paths'
import { runRedirectMiddleware } from '../../redirects/middleware'
import { localizedRedirects, type SiteRedirect } from '../../redirects/redirect-list'
import type { PagesData } from './query-pages'

interface GroupedRedirect extends SiteRedirect {
  /** Followed by links inside the site too; the fixed ones only, since these travel in every visitor's script. */
  isFixed: boolean
}

/** Where an article's old addresses lead in a language: to the article, or to the hub when it is not written in it. */
function articleRedirects({ name, previousNames, category, languages }: PagesData['articles'][number]): SiteRedirect[] {
  const target = (language: Language) =>
    localizedPath(languages.includes(language) ? paths.article(category.key, name) : paths.content, language)
  return allLanguages.flatMap((language) => {
    const redirect = (from: string): SiteRedirect => ({
      from: localizedPath(from, language),
      to: target(language),
      status: 301,
    })
    const oldArticles = previousNames.map((old) => paths.article(category.key, old))
    const blog = [name, ...previousNames].map(paths.blog)
    return [...oldArticles, ...blog].map(redirect)
  })
}

/** Every redirect of the site, fixed ones first; none stands on the path of an article that is there now. */
export function collectRedirects({ articles, news, redirects, navigation }: PagesData): GroupedRedirect[] {
  const taken = new Set(
    articles.flatMap(({ category, name, languages }) =>
      languages.map((language) => localizedPath(paths.article(category.key, name), language)),
    ),
  )
  const fixed = redirects.flatMap(({ from, to, middleware }) =>
    localizedRedirects(from, to ?? runRedirectMiddleware(middleware, { from, navigation })),
  )
  const fromData = [
    ...news.flatMap(({ slug }) => localizedRedirects(`/news/${slug}/`, paths.newsItem(slug))),
    // An article's own name goes before the same name as another's old one
    ...articles.flatMap((article) => articleRedirects({ ...article, previousNames: [] })),
    ...articles.flatMap(articleRedirects),
  ]
  const unique = new Map<string, GroupedRedirect>()
  for (const redirect of [
    ...fixed.map((item) => ({ ...item, isFixed: true })),
    ...fromData.map((item) => ({ ...item, isFixed: false })),
  ]) {
    if (!taken.has(redirect.from) && !unique.has(redirect.from)) unique.set(redirect.from, redirect)
  }
  return [...unique.values()]
}

let ofThisBuild: readonly SiteRedirect[] = []

/**
 * Collects the redirects, and hands Gatsby those that links inside the site follow too. The others are one for each name that an
 * article has ever had: Gatsby would keep each of them for as long as its process lives.
 */
export function createRedirects({ createRedirect }: Pick<Actions, 'createRedirect'>, data: PagesData): void {
  const all = collectRedirects(data)
  ofThisBuild = all.map(({ from, to, status }) => ({ from, to, status }))
  for (const { from, to, status } of all.filter(({ isFixed }) => isFixed)) {
    createRedirect({
      fromPath: from,
      toPath: to,
      statusCode: status,
      isPermanent: status === 301,
      redirectInBrowser: true,
    })
  }
}

/** All redirects of the build that this process has made pages for, for servers (src/gatsby/on-post-build.ts). */
export const redirectsOfBuild = (): readonly SiteRedirect[] => ofThisBuild
