import type { ArticleTree } from '../article-html/article-tree'

/** Stands where an API's address is a path of the site. */
const ownOrigin = 'http://site.invalid'

/**
 * Where a picture of a live article is to be had: from the API alone. A build fetches pictures of other hosts and serves them
 * itself; until then no visitor's browser is sent to them.
 *
 * @param url as it stands in the article
 * @param apiUrl base address of the blog API: absolute, or a path of the site
 * @returns null for a picture that is neither below /images/ nor on the API's host
 */
export function livePictureAddress(url: string, apiUrl: string): string | null {
  const api = new URL(apiUrl.replace(/\/+$/, ''), ownOrigin)
  const isRelative = url.startsWith('/') && !url.startsWith('//')
  const wanted = isRelative ? `${api.href.replace(/\/$/, '')}${url}` : url
  if (/[\s\\]/.test(url) || !URL.canParse(wanted)) return null
  const picture = new URL(wanted)
  const isBelowImages = picture.pathname.startsWith(`${api.pathname.replace(/\/$/, '')}/images/`)
  if (picture.origin !== api.origin || api.origin === 'null' || (isRelative && !isBelowImages)) return null
  if (!isRelative && api.origin === ownOrigin) return null
  return picture.origin === ownOrigin ? `${picture.pathname}${picture.search}` : picture.href
}

/** A picture in a text, with its size in pixels where the text tells it. */
export interface TextPicture {
  url: string
  size: { width: number; height: number } | null
}

function readSize({ width, height }: Readonly<Record<string, string | number>>): TextPicture['size'] {
  const size = { width: Number(width), height: Number(height) }
  return size.width > 0 && size.height > 0 ? size : null
}

/** Every picture of a text, each address once. */
export function picturesIn(tree: ArticleTree): TextPicture[] {
  const pictures = tree.flatMap((node): TextPicture[] => {
    if (typeof node === 'string') return []
    const { tag, attributes = {}, children = [] } = node
    return [
      ...(tag === 'img' ? [{ url: String(attributes['src']), size: readSize(attributes) }] : []),
      ...picturesIn(children),
    ]
  })
  return [...new Map(pictures.map((picture) => [picture.url, picture])).values()]
}

/** A text without the pictures that are not wanted; all words stay. */
export function withoutPictures(tree: ArticleTree, isWanted: (url: string) => boolean): ArticleTree {
  return tree.flatMap((node): ArticleTree => {
    if (typeof node === 'string') return [node]
    if (node.tag === 'img' && !isWanted(String(node.attributes?.['src']))) return []
    return [node.children ? { ...node, children: withoutPictures(node.children, isWanted) } : node]
  })
}
