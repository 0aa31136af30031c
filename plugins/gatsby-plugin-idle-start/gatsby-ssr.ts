import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { pathAttribute } from './loader'

const isPathScript = (node: ReactNode): boolean =>
  isValidElement<{ id?: string }>(node) && node.props.id === 'gatsby-script-loader'

/**
 * The path that Gatsby's start-up code compares with the address bar, and moves to where they differ. It must be written
 * as browsers write it, or every page with a Thai name is left for itself; and the 404 pages of all languages, which are
 * shown at any path, must be known as 404 pages.
 */
export function browserPath(pathname: string): string {
  return /(^|\/)404\.html$/.test(pathname) ? '/404.html' : encodeURI(pathname)
}

/** Tells the page's path without a script. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes }) => {
  // The development server renders without a path
  if (pathname) setHtmlAttributes({ [pathAttribute]: browserPath(pathname) } as Record<string, string>)
}

/** Takes away Gatsby's script that tells it. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const body = getPostBodyComponents()
  if (process.env.BUILD_STAGE === 'build-html' && !body.some(isPathScript)) {
    throw new Error(`gatsby-plugin-idle-start: Gatsby no longer writes #gatsby-script-loader into ${pathname}`)
  }
  replacePostBodyComponents(body.filter((node) => !isPathScript(node)))
}
