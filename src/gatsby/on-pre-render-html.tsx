import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { detectionScript } from '../i18n/detection-script'
import type { Language } from '../i18n/locales'
import { languageOf, paths } from '../i18n/paths'
import { heroPreloadKey } from './hero-preload'
import { isTagManager, sleepingTagManager } from './tag-manager-tag'

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

/** Takes visitors of `/` who prefer English there, before anything else is done. */
const LanguageDetection = () => <script dangerouslySetInnerHTML={{ __html: detectionScript }} />

/**
 * Last touch on a prebuilt page: the language of the visitor at `/`, then fonts and picture of the first screen, and a tag
 * manager that sleeps until there is consent.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPreBodyComponents,
  replacePreBodyComponents,
}) => {
  // The development server has one shell for the pages of all paths, which would take every visitor for one of `/`
  if (process.env.BUILD_STAGE === 'develop-html') return
  const head = getHeadComponents().filter((node) => !isImageStyle(node))
  const hero = head.filter(isHeroPreload)
  const rest = head.filter((node) => !isHeroPreload(node))
  replaceHeadComponents([
    pathname === paths.home && <LanguageDetection key="language-detection" />,
    <FontPreloads key="font-preloads" pathname={pathname} />,
    ...hero,
    ...rest.map((node) => (isTagManager(node) ? sleepingTagManager(node) : node)),
  ])
  // A frame for browsers without scripts, in which no one could agree to it
  replacePreBodyComponents(getPreBodyComponents().filter((node) => !isTagManager(node)))
}
