import { formatDate } from '../../src/i18n/formats'
import { otherLanguage } from '../../src/i18n/locales'
import { localizedPath, paths } from '../../src/i18n/paths'
import { placeOf, type LiveArticle } from '../../src/live-article/read-article'
import { marks, shellAddresses, shellArticle, shellMinutes } from '../../src/live-article/shell'
import { shellPath } from '../../src/live-article/shell-path'
import { escapeHtml } from '../http/escape-html'

/** An article that is written into the shell: as the API has it, and as the article page shows it. */
export interface ShellFilling {
  article: LiveArticle
  content: Queries.ArticleContentFragment
}

type Texts = Readonly<Record<string, string>>

/** Replaces each text by its value; values are not looked at again. */
export function replaceTexts(html: string, values: Texts): string {
  const texts = Object.keys(values).sort((one, other) => other.length - one.length)
  const escaped = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  return html.replace(new RegExp(escaped.join('|'), 'g'), (text) => values[text] ?? '')
}

/** The address of a picture that has not been through the image pipeline; empty where there is none. */
export const pictureSource = (file: NonNullable<Queries.ArticleContentFragment['cover']>['file'] | undefined): string =>
  file?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? ''

/** Plain path that the language switch of an article leads to. */
const switchPlace = ({ languages, category, name }: LiveArticle): string =>
  languages.length > 1 ? paths.article(category, name) : paths.category(category)

/** What stands in place of the shell's single words, in its head, header and article, as HTML. */
export function shellValues({ article, content }: ShellFilling): Texts {
  const { language } = article
  const other = otherLanguage(language)
  const own = localizedPath(shellPath, language)
  const place = encodeURI(placeOf(article))
  const { publishedAt } = shellArticle(language)
  return {
    [`"${localizedPath(shellPath, other)}"`]: escapeAround(encodeURI(localizedPath(switchPlace(article), other))),
    [own]: escapeHtml(place),
    [encodeURIComponent(own)]: escapeHtml(encodeURIComponent(place)),
    [publishedAt]: content.publishedAt,
    [formatDate(publishedAt, language)]: formatDate(content.publishedAt, language),
    [String(shellMinutes)]: String(content.readingMinutes),
    [shellAddresses.cover]: escapeHtml(pictureSource(content.cover?.file)),
    [marks.coverAlt]: escapeHtml(content.cover?.alt ?? ''),
    [marks.title]: escapeHtml(article.title),
    [`=${marks.title}`]: `=${escapeHtml(encodeURIComponent(article.title))}`,
    [marks.excerpt]: escapeHtml(article.excerpt ?? ''),
    [marks.name]: escapeHtml(encodeURIComponent(article.name)),
    [`%2F${marks.name}`]: `%2F${escapeHtml(encodeURIComponent(encodeURIComponent(article.name)))}`,
    [marks.category]: content.category.key,
    [marks.label]: escapeHtml(content.category.label ?? ''),
  }
}

const escapeAround = (address: string) => `"${escapeHtml(address)}"`
