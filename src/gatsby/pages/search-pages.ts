import type { Actions } from 'gatsby'
import { paths } from '../../i18n/paths'
import { createLocalizedPage } from './create-localized-page'

/** The search page of each language; one page for every term, which the browser reads off the path. */
export function createSearchPages(actions: Pick<Actions, 'createPage'>): void {
  createLocalizedPage(actions, { path: paths.search, template: 'content-search', matchPath: `${paths.search}*` })
}
