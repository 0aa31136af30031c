import type { HTMLElement } from 'node-html-parser'
import { cssAddresses, srcsetAddresses } from './addresses'
import type { Reference } from './page'

const one = (value: string) => [value]

/** Attributes that hold addresses: elements, attribute, kind, and how the addresses are found in it. */
const holders: readonly [
  selector: string,
  attribute: string,
  kind: Reference['kind'],
  split: (v: string) => string[],
][] = [
  ['a, area', 'href', 'link', one],
  ['form', 'action', 'form', one],
  ['button, input', 'formaction', 'form', one],
  ['img, script, iframe, source, video, audio, track, embed, input', 'src', 'asset', one],
  ['img, source', 'srcset', 'asset', srcsetAddresses],
  ['link', 'imagesrcset', 'asset', srcsetAddresses],
  ['video', 'poster', 'asset', one],
  ['object', 'data', 'asset', one],
  ['use', 'href', 'asset', one],
]

/** Links of the head that name another page instead of loading something; rules of their own look at them. */
const isAboutPages = (link: HTMLElement) =>
  /\b(canonical|preconnect|dns-prefetch)\b/.test(link.getAttribute('rel') ?? '') || link.hasAttribute('hreflang')

const pictureMeta = 'meta[property="og:image"], meta[name="twitter:image"]'

/**
 * Every address that a page names, in no particular order.
 *
 * @param document the parsed page
 */
export function findReferences(document: HTMLElement): Reference[] {
  const reference = (element: HTMLElement, kind: Reference['kind'], attribute: string, address: string): Reference => ({
    kind,
    address,
    origin: `${element.rawTagName} ${attribute}`,
    hreflang: element.getAttribute('hreflang') ?? null,
  })
  const inAttributes = holders.flatMap(([selector, attribute, kind, split]) =>
    document.querySelectorAll(selector).flatMap((element) =>
      split(element.getAttribute(attribute) ?? '')
        .filter(() => element.hasAttribute(attribute))
        .map((address) => reference(element, kind, attribute, address)),
    ),
  )
  const links = document.querySelectorAll('link').filter((link) => link.hasAttribute('href') && !isAboutPages(link))
  const styles = document
    .querySelectorAll('style')
    .flatMap((style) => cssAddresses(style.rawText).map((address) => reference(style, 'asset', 'url()', address)))
  return [
    ...inAttributes,
    ...links.map((link) => reference(link, 'asset', 'href', link.getAttribute('href') ?? '')),
    ...document
      .querySelectorAll(pictureMeta)
      .map((meta) => reference(meta, 'asset', 'content', meta.getAttribute('content') ?? '')),
    ...styles.filter(({ address }) => !address.startsWith('#')),
  ]
}
