import type { Actions } from 'gatsby'
import { paths } from '../../i18n/paths'
import { createLocalizedPage } from './create-localized-page'
import { neighbours } from './neighbours'
import type { PagesData } from './query-pages'

/** Other activities at the end of an activity's page. */
const others = 2

/** A page for each sustainability activity, with those held before it at its end. */
export function createActivityPages(actions: Pick<Actions, 'createPage'>, { activities }: PagesData): void {
  for (const activity of activities) {
    createLocalizedPage(actions, {
      path: paths.activity(activity.slug),
      template: 'activity',
      context: () => ({
        slug: activity.slug,
        others: neighbours(activities, activity, others).map(({ slug }) => slug),
      }),
    })
  }
}
