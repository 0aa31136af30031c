import type { GatsbyBrowser } from 'gatsby'

declare global {
  interface Window {
    /** Buttons that were pressed before the scripts had come (loader.ts); nothing is kept once it is null. */
    ___pressed?: HTMLElement[] | null
  }
}

/** The page has been taken over: what was pressed before is done now. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  const pressed = window.___pressed ?? []
  window.___pressed = null
  for (const button of pressed) if (button.isConnected) button.click()
}

/**
 * Visitors have read and scrolled before the scripts came, and browsers find hashes and earlier places themselves: the
 * first take-over moves nothing.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  // Gatsby passes over what is undefined; its type does not say so
  (prevRouterProps ? undefined : false) as boolean
