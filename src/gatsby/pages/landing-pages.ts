import type { Actions } from 'gatsby'
import { paths } from '../../i18n/paths'
import { createLocalizedPage } from './create-localized-page'
import type { PagesData } from './query-pages'

/** A page for each area under /project/. */
export function createLandingPages(actions: Pick<Actions, 'createPage'>, { landingPages }: PagesData): void {
  for (const { slug } of landingPages) {
    createLocalizedPage(actions, { path: paths.landingPage(slug), template: 'landing-page', context: () => ({ slug }) })
  }
}
