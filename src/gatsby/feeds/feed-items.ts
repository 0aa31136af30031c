import { bodyLink } from '../../article-html/body-links'
import { describeEmbed } from '../../article-html/embeds'
import type { ArticleTree } from '../../article-html/article-tree'
import { elementHtml, escapeHtml, treeToHtml, type WriteElement } from '../../article-html/tree-to-html'
import type { Language } from '../../i18n/locales'
import { localizedPath, paths } from '../../i18n/paths'

interface FeedPicture {
  url: string
  file: { childImageSharp: { gatsbyImageData: { images: { fallback?: { src: string } } } } | null } | null
}

/** An article as a feed asks for it, in one language. */
export interface FeedArticle {
  articleId: string
  name: string
  title: string | null
  excerpt: string | null
  content: ArticleTree | null
  /** ISO time. */
  publishedAt: string
  updatedAt: string
  category: { key: string; label: string | null }
  tags: { text: string | null }[]
  cover: (FeedPicture & { alt: string | null }) | null
  pictures: FeedPicture[]
}

/** An item as the package rss takes it. */
export interface FeedItem {
  title: string
  description: string
  url: string
  guid: string
  categories: string[]
  date: string
  custom_elements: object[]
}

/** Text without the characters that XML cannot hold, however they are written. */
export const xmlText = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')

const addressOfPicture = (picture: FeedPicture | null | undefined, siteUrl: string): string | null => {
  const src = picture?.file?.childImageSharp?.gatsbyImageData.images.fallback?.src
  return src ? siteUrl + src : null
}

/** The whole text of an article with absolute addresses, its cover first. */
function fullText(article: FeedArticle, language: Language, siteUrl: string): string {
  const { content, cover, pictures } = article
  const coverAddress = addressOfPicture(cover, siteUrl)
  const coverHtml = coverAddress
    ? elementHtml(
        { tag: 'p' },
        elementHtml({ tag: 'img', attributes: { src: coverAddress, alt: cover?.alt ?? '' } }, ''),
      )
    : ''
  const here = `${siteUrl}${encodeURI(localizedPath(paths.article(article.category.key, article.name), language))}`
  const absolute = (href: string) => {
    const link = bodyLink(href, language, siteUrl).href
    if (link.startsWith('#')) return here + link
    return link.startsWith('/') ? siteUrl + link : link
  }
  const pictureSource = (address: string) => {
    const picture = pictures.find(({ url }) => url === address)
    return !picture && /^https?:/i.test(address) ? address : addressOfPicture(picture, siteUrl)
  }
  const writeElement: WriteElement = (element, inner) => {
    const { tag, attributes = {} } = element
    const { href, src } = attributes
    if (tag === 'embed') {
      const { page, provider } = describeEmbed(String(src))
      const link = elementHtml(
        { tag: 'a', attributes: { href: page } },
        escapeHtml(String(attributes['title']) || provider),
      )
      return elementHtml({ tag: 'p' }, link)
    }
    if (tag === 'img') {
      const source = pictureSource(String(src))
      return source === null ? '' : elementHtml({ tag, attributes: { ...attributes, src: source } }, inner)
    }
    if (href === undefined) return null
    return elementHtml({ tag, attributes: { ...attributes, href: absolute(String(href)) } }, inner)
  }
  return coverHtml + treeToHtml(content ?? [], writeElement)
}

/** Readers take titles and categories for HTML or for text: without `<`, both show the same. */
const plainText = (text: string): string => xmlText(text).replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * The item of an article in the feed of a language.
 *
 * @param siteUrl public origin, for absolute addresses
 */
export function feedItem(article: FeedArticle, language: Language, siteUrl: string): FeedItem {
  const { articleId, name, title, excerpt, publishedAt, category, tags } = article
  return {
    title: plainText(title ?? ''),
    description: xmlText(escapeHtml(excerpt ?? '')),
    url: siteUrl + encodeURI(localizedPath(paths.article(category.key, name), language)),
    // Not the address: that changes when an article is renamed
    guid: xmlText(`${new URL(siteUrl).host} article ${articleId} ${language}`),
    categories: [category.label ?? '', ...tags.flatMap(({ text }) => text ?? [])].filter(Boolean).map(plainText),
    date: publishedAt,
    custom_elements: [{ 'content:encoded': { _cdata: xmlText(fullText(article, language, siteUrl)) } }],
  }
}
