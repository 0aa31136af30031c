import type { Element, Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { isTangled } from '../../src/article-html/article-limits'
import { languages, type Language } from '../../src/i18n/locales'
import type { LocalizedText, Picture } from './types'

/** Elements that the cleaner drops with what is in them (contracts, section 3): a picture there is never shown. */
const droppedElements = new Set(
  'script style iframe noscript template svg math object embed form textarea title xmp'.split(' '),
)

const parser = unified().use(rehypeParse, { fragment: true })

function imagesIn(node: Nodes): Element[] {
  if (node.type === 'element' && droppedElements.has(node.tagName)) return []
  if (node.type === 'element' && node.tagName === 'img') return [node]
  return 'children' in node ? node.children.flatMap((child) => imagesIn(child)) : []
}

const attribute = (image: Element, name: string) => {
  const value = image.properties[name]
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * The pictures in the bodies of an article: each address once, in order, with the first alternative text of each
 * language. None of a body that is so tangled that the site shows its words alone.
 */
export function findPictures(body: LocalizedText): Picture[] {
  const pictures = new Map<string, Picture>()
  const note = (language: Language, image: Element) => {
    const url = attribute(image, 'src')
    if (!url) return
    const picture = pictures.get(url) ?? { url, alt: { th: null, en: null } }
    picture.alt[language] ??= attribute(image, 'alt') || null
    pictures.set(url, picture)
  }
  for (const language of languages) {
    const html = body[language]
    if (html?.includes('<') && !isTangled(html)) imagesIn(parser.parse(html)).forEach((image) => note(language, image))
  }
  return [...pictures.values()]
}

/**
 * The address to fetch a picture from: http(s) as it is, `/images/…` below the API's base address.
 *
 * @param url as it stands in the article
 * @param apiUrl base address of the blog API
 * @returns null for anything else: other schemes, `//host`, other paths, and paths that climb out of /images/
 */
export function pictureAddress(url: string, apiUrl: string): string | null {
  const base = apiUrl.replace(/\/+$/, '')
  const isOwn = url.startsWith('/images/')
  if (!isOwn && !/^https?:\/\/[^/\\]/i.test(url)) return null
  if (!URL.canParse(isOwn ? `${base}${url}` : url)) return null
  const address = new URL(isOwn ? `${base}${url}` : url)
  const climbsOut = isOwn && !address.pathname.startsWith(`${new URL(base).pathname.replace(/\/$/, '')}/images/`)
  return climbsOut ? null : address.href
}
