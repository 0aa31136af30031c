import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import type { Language } from '../i18n/locales'
import { languageOf, plainPath } from '../i18n/paths'

declare const __CSS_FINGERPRINT__: string

/**
 * Gatsby inlines CSS, but renders pages anew only when their code or data changed: this line is what changes in the code
 * when a style sheet does.
 */
export const cssFingerprint = __CSS_FINGERPRINT__

type ScriptElement = ReactElement<{ id?: string; dangerouslySetInnerHTML?: { __html: string } }>

const isPathScript = (node: ReactNode): node is ScriptElement =>
  isValidElement<{ id?: string }>(node) && node.props.id === 'gatsby-script-loader'

/** Styles and script of the GatsbyImage component, which no page here uses. */
const isImageStyle = (node: ReactNode): boolean =>
  isValidElement(node) && Boolean(node.key?.startsWith('gatsby-image-style'))

/**
 * The path that Gatsby's start-up code compares with the address bar, and moves to where they differ. It must be written
 * as browsers write it, or every page with a Thai name is left for itself; and the English 404 page, which is shown at
 * any path under /en/, must be known as a 404 page.
 */
function browserPath(pathname: string): string {
  return plainPath(pathname) === '/404.html' ? '/404.html' : encodeURI(pathname)
}

/** Faces of the first screen, by language. An optional face that is not fetched ahead comes too late on a slow line. */
const firstFaces: Record<Language, readonly string[]> = {
  th: ['trirong-thai-400', 'anuphan-thai-400', 'anuphan-thai-600', 'anuphan-latin-400', 'trirong-latin-400'],
  en: ['trirong-latin-400', 'anuphan-latin-400', 'anuphan-latin-600'],
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

/** Last touch on a prebuilt page: fonts of the first screen, and the path that its start-up code looks at. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const head = getHeadComponents().filter((node) => !isImageStyle(node))
  replaceHeadComponents([<FontPreloads key="font-preloads" pathname={pathname} />, ...head])
  replacePostBodyComponents(
    getPostBodyComponents().map((node) => {
      if (!isPathScript(node)) return node
      const script = node.props.dangerouslySetInnerHTML?.__html ?? ''
      const written = `window.pagePath=${JSON.stringify(pathname)}`
      if (!script.includes(written))
        throw new Error(`Gatsby no longer writes ${written}; see src/gatsby/on-pre-render-html.tsx`)
      return (
        <script
          key={node.key}
          id={node.props.id}
          data-page-path={browserPath(pathname)}
          // The same on every page, so that the security policy can name it
          dangerouslySetInnerHTML={{
            __html: script.replace(written, 'window.pagePath=document.currentScript.dataset.pagePath'),
          }}
        />
      )
    }),
  )
}
