import type { Actions, Page } from 'gatsby'
import type { Localized } from '../../i18n/locales'
import { paths } from '../../i18n/paths'
import { linkArticles, type ArticleLinks } from './article-links'
import { inItsLanguages } from './create-localized-page'
import type { PagesData } from './query-pages'

type Article = PagesData['articles'][number]
type LinksInLanguages = Partial<Localized<ArticleLinks>>

/** What pages of articles were made with last: most are the same the next time. */
const made = new WeakMap<Article, { links: LinksInLanguages; pages: Page[] }>()

function pagesOf(article: Article, links: LinksInLanguages): Page[] {
  const last = made.get(article)
  if (last && last.links.th === links.th && last.links.en === links.en) return last.pages
  const { id, name, category, languages } = article
  const pages = inItsLanguages({
    path: paths.article(category.key, name),
    template: 'article',
    context: (language) => ({ id, ...links[language] }),
    languages,
    elsewhere: paths.category(category.key),
  })
  made.set(article, { links, pages })
  return pages
}

/** A page for each article, in the languages that the article is written in. */
export function createArticlePages({ createPage }: Pick<Actions, 'createPage'>, { articles }: PagesData): void {
  const [inThai, inEnglish] = [linkArticles(articles, 'th'), linkArticles(articles, 'en')]
  for (const article of articles) {
    const [th, en] = [inThai.get(article.id), inEnglish.get(article.id)]
    for (const page of pagesOf(article, { ...(th && { th }), ...(en && { en }) })) createPage(page)
  }
}
