import type { Actions } from 'gatsby'
import { paths } from '../../i18n/paths'
import { createLocalizedPage } from './create-localized-page'
import { neighbours } from './neighbours'
import type { PagesData } from './query-pages'

/** Other items at the end of an item's page. */
const others = 3

/** A page for each item of the privilege directory, with others of the same category at its end. */
export function createPrivilegePages(actions: Pick<Actions, 'createPage'>, { privileges }: PagesData): void {
  for (const item of privileges) {
    const sameCategory = privileges.filter(({ category }) => category === item.category)
    createLocalizedPage(actions, {
      path: paths.privilege(item.slug),
      template: 'privilege-item',
      context: () => ({ slug: item.slug, others: neighbours(sameCategory, item, others).map(({ slug }) => slug) }),
    })
  }
}
