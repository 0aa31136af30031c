import type { Actions, GatsbyNode, Reporter } from 'gatsby'
import { createActivityPages } from './pages/activity-pages'
import { createArticlePages } from './pages/article-pages'
import { createContentListPages } from './pages/content-list-pages'
import { createHomePage } from './pages/home-page'
import { createLandingPages } from './pages/landing-pages'
import { createLegalPages } from './pages/legal-pages'
import { createLiveArticlePages } from './pages/live-article-pages'
import { createLocalizedPage } from './pages/create-localized-page'
import { rememberCuts } from './pages/list-cuts'
import { createNewsPages } from './pages/news-pages'
import { createPrivilegePages } from './pages/privilege-pages'
import { queryPages, type PagesData } from './pages/query-pages'
import { makeOnceFrom, rememberingCreatePage } from './pages/remembered-pages'
import { createRedirects } from './pages/redirects'
import { createSearchPages } from './pages/search-pages'

type PageActions = Pick<Actions, 'createPage'>

const listCuts = rememberCuts()

/** How many pages of a list a build may move, where a second one follows that moves the others. */
function mostMovedPages(): number | null {
  const most = process.env['BUILD_MOVES_PAGES']
  return most ? Number(most) : null
}

function createAllPages(actions: PageActions, data: PagesData): void {
  createHomePage(actions, data)
  createLandingPages(actions, data)
  createArticlePages(actions, data)
  createContentListPages(actions, data, listCuts)
  createSearchPages(actions, data)
  createLiveArticlePages(actions, data)
  createLegalPages(actions, data)
  createNewsPages(actions, data)
  createPrivilegePages(actions, data)
  createActivityPages(actions, data)
  createLocalizedPage(actions, { path: '/404.html', template: 'not-found', context: () => ({ isNotFound: true }) })
}

function warnOfUnknownProjects({ articles, projects }: PagesData, reporter: Reporter): void {
  for (const { name, relatedProjects } of articles) {
    const unknown = relatedProjects.filter((slug) => !projects.some((project) => project.slug === slug))
    if (unknown.length > 0)
      reporter.warn(
        `Article "${name}": relatedProjects: got ${unknown.join(', ')}, takes slugs of content/projects; skipped`,
      )
  }
}

/** Makes every page that comes from data, in the languages that it exists in, and the redirects. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  const data = await queryPages(api)
  makeOnceFrom(data, api, {
    makePages() {
      listCuts.begin(mostMovedPages())
      createAllPages({ createPage: rememberingCreatePage(api) }, data)
      return { hasPostponed: listCuts.hasPostponed }
    },
    makeRest: () => createRedirects(api.actions, data),
  })
  warnOfUnknownProjects(data, api.reporter)
}
