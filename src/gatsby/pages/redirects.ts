import type { Actions } from 'gatsby'
import { languages as allLanguages, type Language } from '../../i18n/locales'
import { localizedPath, paths } from '../../i18n/paths'
import { runRedirectMiddleware } from '../../redirects/middleware'
import { localizedRedirects, type SiteRedirect } from '../../redirects/redirect-list'
import type { PagesData } from './query-pages'

type Article = PagesData['articles'][number]

interface GroupedRedirect extends SiteRedirect {
  /** Followed by links inside the site too; the fixed ones only, since these travel in every visitor's script. */
  isFixed: boolean
}

/** What an article has to do with redirects. */
interface ArticleAddresses {
  /** Paths of its pages. */
  taken: string[]
  /** From the short address of its name, in each language. */
  own: SiteRedirect[]
  /** From the addresses of the names that it had before. */
  previous: SiteRedirect[]
}

/** Articles are the same objects as long as nothing of them changes. */
const known = new WeakMap<Article, ArticleAddresses>()

/** Where an article's old addresses lead in a language: to the article, or to the hub when it is not written in it. */
function addressesOf(article: Article): ArticleAddresses {
  const found = known.get(article)
  if (found) return found
  const { name, previousNames, category, languages } = article
  const target = (language: Language) =>
    localizedPath(languages.includes(language) ? paths.article(category.key, name) : paths.content, language)
  const redirects = (from: readonly string[]): SiteRedirect[] =>
    allLanguages.flatMap((language) =>
      from.map((old) => ({ from: localizedPath(old, language), to: target(language), status: 301 })),
    )
  const addresses = {
    taken: languages.map((language) => localizedPath(paths.article(category.key, name), language)),
    own: redirects([paths.blog(name)]),
    previous: redirects([
      ...previousNames.map((old) => paths.article(category.key, old)),
      ...previousNames.map(paths.blog),
    ]),
  }
  known.set(article, addresses)
  return addresses
}

/** Every redirect of the site, fixed ones first; none stands on the path of an article that is there now. */
export function collectRedirects({ articles, news, redirects, navigation }: PagesData): GroupedRedirect[] {
  const ofArticles = articles.map(addressesOf)
  const taken = new Set(ofArticles.flatMap((article) => article.taken))
  const fixed = redirects.flatMap(({ from, to, middleware }) =>
    localizedRedirects(from, to ?? runRedirectMiddleware(middleware, { from, navigation })),
  )
  const fromData = [
    ...news.flatMap(({ slug }) => localizedRedirects(`/news/${slug}/`, paths.newsItem(slug))),
    // An article's own name goes before the same name as another's old one
    ...ofArticles.flatMap(({ own }) => own),
    ...ofArticles.flatMap(({ previous }) => previous),
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
