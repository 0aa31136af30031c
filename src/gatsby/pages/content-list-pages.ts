import type { Actions } from 'gatsby'
import { categories } from '../../i18n/categories'
import { languages, type Language } from '../../i18n/locales'
import { paths } from '../../i18n/paths'
import { createLocalizedPage } from './create-localized-page'
import type { PagesData } from './query-pages'

/** Articles on one page of a list. */
export const articlesPerPage = 12

const lists = [
  { category: null, label: null, pathOf: paths.contentPage },
  ...categories.map(({ key, label }) => ({
    category: key,
    label,
    pathOf: (page: number) => paths.category(key, page),
  })),
]

/** Pages of a list in each language, by the articles that are written in it. The first page is there without any. */
function pageCounts(articles: PagesData['articles'], category: string | null): Record<Language, number> {
  const countIn = (language: Language) => {
    const listed = articles.filter(
      (article) => article.languages.includes(language) && (category === null || article.category.key === category),
    )
    return Math.max(1, Math.ceil(listed.length / articlesPerPage))
  }
  return { th: countIn('th'), en: countIn('en') }
}

/** The pages of the content hub and of each category. */
export function createContentListPages(actions: Pick<Actions, 'createPage'>, { articles }: PagesData): void {
  for (const { category, label, pathOf } of lists) {
    const counts = pageCounts(articles, category)
    for (let page = 1; page <= Math.max(...Object.values(counts)); page += 1) {
      createLocalizedPage(actions, {
        path: pathOf(page),
        template: 'content-list',
        languages: languages.filter((language) => page <= counts[language]),
        elsewhere: pathOf(1),
        context: (language) => ({
          filter: { languages: { eq: language }, ...(category && { category: { key: { eq: category } } }) },
          category,
          categoryLabel: label?.[language] ?? null,
          page,
          pageCount: counts[language],
          limit: articlesPerPage,
          skip: (page - 1) * articlesPerPage,
        }),
      })
    }
  }
}
