import type { GatsbySSR } from 'gatsby'

/** React escapes these in attributes. */
const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const attributeOf = (element: string, name: string) =>
  unescaped(new RegExp(` ${name}="([^"]*)"`, 'i').exec(element)?.[1] ?? '')

/** Key of the element that {@link onRenderBody} adds. */
export const heroPreloadKey = 'hero-preload'

/**
 * Sizes and addresses of the picture that the first screen is built round, by the HTML of a page.
 *
 * @returns null where there is none that has been through the image pipeline
 */
export function heroSource(bodyHtml: string): { srcSet: string; sizes: string } | null {
  for (const [picture] of bodyHtml.matchAll(/<picture>.*?<\/picture>/gs)) {
    if (!/<img[^>]* fetchPriority="high"/i.test(picture)) continue
    const source = /<source[^>]* type="image\/avif"[^>]*>/.exec(picture)?.[0]
    return source ? { srcSet: attributeOf(source, 'srcset'), sizes: attributeOf(source, 'sizes') } : null
  }
  return null
}

/**
 * Has the first picture fetched as soon as the first bytes of a page are there, in the size that the screen takes. Browsers
 * that lack AVIF pass over the line, and find the picture where it stands.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = (given) => {
  // Gatsby gives it, and has forgotten it in its types
  const { bodyHtml, setHeadComponents } = given as typeof given & { bodyHtml?: string }
  const hero = heroSource(bodyHtml ?? '')
  if (!hero) return
  setHeadComponents([
    <link
      key={heroPreloadKey}
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={hero.srcSet}
      imageSizes={hero.sizes}
      fetchPriority="high"
    />,
  ])
}
