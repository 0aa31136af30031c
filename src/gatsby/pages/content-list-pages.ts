import type { Actions } from 'gatsby'
import { categories } from '../../i18n/categories'
import { languages, type Language, type Localized } from '../../i18n/locales'
import { paths } from '../../i18n/paths'
import { tagSegment } from '../../i18n/tag-segment'
import { createLocalizedPage } from './create-localized-page'
import type { ListCuts } from './list-cuts'
import type { PagesData } from './query-pages'

/** A list of articles, over as many pages as it needs. The hub and the categories are there without any article. */
interface ArticleList {
  kind: 'hub' | 'category' | 'tag'
  /** Key of the category. */
  category: string | null
  /** Name of the category or text of the tag, by language. */
  label: Partial<Localized>
  pathOf: (page: number) => string
  /** Node ids of its articles, newest first. */
  ids: Localized<string[]>
}

type Articles = PagesData['articles']

const idsIn = (articles: Articles, language: Language): string[] =>
  articles.filter((article) => article.languages.includes(language)).map(({ id }) => id)

const idsByLanguage = (articles: Articles): Localized<string[]> => ({
  th: idsIn(articles, 'th'),
  en: idsIn(articles, 'en'),
})

const hub = (articles: Articles): ArticleList => ({
  kind: 'hub',
  category: null,
  label: {},
  pathOf: paths.contentPage,
  ids: idsByLanguage(articles),
})

const categoryLists = (articles: Articles): ArticleList[] =>
  categories.map(({ key, label }) => ({
    kind: 'category',
    category: key,
    label,
    pathOf: (page) => paths.category(key, page),
    ids: idsByLanguage(articles.filter(({ category }) => category.key === key)),
  }))

/**
 * A list for each tag. A tag is its text in one language: where the same text is a tag in both, the lists are each other's
 * other language. Of several ways to write a tag, the first by its letters is shown.
 */
function tagLists(articles: Articles): ArticleList[] {
  const lists = new Map<string, ArticleList>()
  const note = (article: Articles[number], text: string, language: Language) => {
    const key = tagSegment(text)
    const list: ArticleList = lists.get(key) ?? {
      kind: 'tag',
      category: null,
      label: {},
      pathOf: (page: number) => paths.tag(text, page),
      ids: { th: [], en: [] },
    }
    const known = list.label[language]
    if (known === undefined || text < known) list.label[language] = text
    if (list.ids[language].at(-1) !== article.id) list.ids[language].push(article.id)
    lists.set(key, list)
  }
  for (const article of articles) {
    for (const language of languages.filter((code) => article.languages.includes(code))) {
      for (const text of article.tags.flatMap((tag) => tag[language] ?? [])) note(article, text, language)
    }
  }
  return [...lists.values()]
}

/** Pages of a list in a language, by the articles that are written in it. */
const pagesIn = ({ ids, kind, pathOf }: ArticleList, language: Language, cuts: ListCuts): string[][] =>
  kind === 'tag' && ids[language].length === 0 ? [] : cuts.cut(`${language} ${pathOf(1)}`, ids[language])

function createListPages(actions: Pick<Actions, 'createPage'>, list: ArticleList, cuts: ListCuts): void {
  const pages: Localized<string[][]> = { th: pagesIn(list, 'th', cuts), en: pagesIn(list, 'en', cuts) }
  const counts: Localized<number> = { th: pages.th.length, en: pages.en.length }
  for (let page = 1; page <= Math.max(counts.th, counts.en); page += 1) {
    createLocalizedPage(actions, {
      path: list.pathOf(page),
      template: 'content-list',
      languages: languages.filter((language) => page <= counts[language]),
      elsewhere: Math.min(counts.th, counts.en) > 0 ? list.pathOf(1) : paths.content,
      context: (language) => ({
        kind: list.kind,
        category: list.category,
        label: list.label[language] ?? null,
        page,
        pageCount: counts[language],
        // Not a filter: a page that names its articles depends on these alone
        ids: pages[language][page - 1] ?? [],
      }),
    })
  }
}

/** The pages of the content hub, of each category and of each tag. None grows with the number of articles. */
export function createContentListPages(
  actions: Pick<Actions, 'createPage'>,
  { articles }: PagesData,
  cuts: ListCuts,
): void {
  for (const list of [hub(articles), ...categoryLists(articles), ...tagLists(articles)])
    createListPages(actions, list, cuts)
}
