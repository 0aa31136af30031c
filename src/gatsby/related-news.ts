/** An item of content/news as it stands in its file, as far as this module reads it. */
export interface NewsSource {
  slug: string
  /** ISO time. */
  publishedAt: string
  /** Slugs of the projects that it is about. */
  projects: readonly string[]
}

/**
 * News about any of some projects, newest first.
 *
 * @param news all items
 * @param projects slugs of the projects
 * @param most how many items are wanted at most
 */
export function relatedNews<News extends NewsSource>(
  news: readonly News[],
  projects: readonly string[],
  most = 3,
): News[] {
  return news
    .filter((item) => item.projects.some((slug) => projects.includes(slug)))
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt) || one.slug.localeCompare(other.slug))
    .slice(0, most)
}
