import type { Actions } from 'gatsby'
import { createLocalizedPage } from './create-localized-page'
import type { PagesData } from './query-pages'

/** A page for each policy and privacy notice, at the path that the document names. */
export function createLegalPages(actions: Pick<Actions, 'createPage'>, { legalDocuments }: PagesData): void {
  for (const { path } of legalDocuments) {
    createLocalizedPage(actions, { path, template: 'legal-page', context: () => ({ documentPath: path }) })
  }
}
