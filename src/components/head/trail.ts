import type { BreadcrumbList } from 'schema-dts'
import type { Language } from '../../i18n/locales'
import { paths } from '../../i18n/paths'

/** A step of the way from the top of the site down to a page. */
export interface Crumb {
  label: string
  /** Plain path. */
  path: string
}

type Navigation = NonNullable<Queries.SiteQuery['navigation']>

const firstSegment = (path: string) => path.split('/')[1]

/** The group of the navigation that a page belongs to. @param path plain path of the page */
export const groupOf = (navigation: Navigation | null, path: string) =>
  navigation?.main.find(({ href }) => href.startsWith('/') && firstSegment(href) === firstSegment(path))

/**
 * What the navigation has above a page: its group, and the list that it stands in.
 *
 * @param path plain path of the page
 */
export function sectionsAbove(navigation: Navigation | null, path: string, language: Language): Crumb[] {
  const group = groupOf(navigation, path)
  if (!group) return []
  const above = [group, ...group.children.filter(({ href }) => href !== group.href && path.startsWith(href))]
  return above.filter(({ href }) => href !== path).map((entry) => ({ label: entry[language], path: entry.href }))
}

/**
 * The way to a page as schema.org calls it.
 *
 * @param trail from the top down to the page, which comes last
 * @param addressOf absolute address of a plain path
 */
export const breadcrumbList = (trail: readonly Crumb[], addressOf: (path: string) => string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: addressOf(path),
  })),
})

/** The whole way to a page: with nothing between, it leads from the home page. */
export const trailTo = (above: readonly Crumb[], page: Crumb, home: () => string): Crumb[] => [
  ...(above.length > 0 ? above : [{ label: home(), path: paths.home }]),
  page,
]
