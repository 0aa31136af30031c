import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import type { Language } from '../i18n/locales'
import { languageOf } from '../i18n/paths'
import { heroPreloadKey } from './hero-preload'

declare const __CSS_FINGERPRINT__: string

/**
 * Gatsby inlines CSS, but renders pages anew only when their code or data changed: this line is what changes in the code
 * when a style sheet does.
 */
export const cssFingerprint = __CSS_FINGERPRINT__

/** Styles and script of the GatsbyImage component, which no page here uses. */
const isImageStyle = (node: ReactNode): boolean =>
  isValidElement(node) && Boolean(node.key?.startsWith('gatsby-image-style'))

/** Faces of the first screen, by language. An optional face that is not fetched ahead comes too late on a slow line. */
const firstFaces: Record<Language, readonly string[]> = {
  th: ['trirong-thai-400', 'anuphan-thai-400-600', 'anuphan-latin-400-600', 'trirong-latin-400'],
  en: ['trirong-latin-400', 'anuphan-latin-400-600'],
}

function FontPreloads({ pathname }: { pathname: string }) {
  return firstFaces[languageOf(pathname)].map((name) => (
    <link
      key={name}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
      href={`/fonts/${name}.core1.woff2`}
    />
  ))
}

const isHeroPreload = (node: ReactNode): boolean => isValidElement(node) && node.key === heroPreloadKey

/** Last touch on a prebuilt page: first of all come the fonts and the picture of the first screen. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const head = getHeadComponents().filter((node) => !isImageStyle(node))
  const hero = head.filter(isHeroPreload)
  const rest = head.filter((node) => !isHeroPreload(node))
  replaceHeadComponents([<FontPreloads key="font-preloads" pathname={pathname} />, ...hero, ...rest])
}
