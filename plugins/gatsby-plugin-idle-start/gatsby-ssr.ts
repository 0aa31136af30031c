import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { browserPath } from './browser-path'
import { pathAttribute } from './loader'

const isPathScript = (node: ReactNode): boolean =>
  isValidElement<{ id?: string }>(node) && node.props.id === 'gatsby-script-loader'

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
