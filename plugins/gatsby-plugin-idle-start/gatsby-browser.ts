import type { GatsbyBrowser } from 'gatsby'
import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { beWhole, layOutRest } from './lay-out-rest'
import { isToRenderAnew } from './render-anew'
import { beginTakeOver, endTakeOver } from './taking-over'

declare global {
  interface Window {
    /** Buttons that were pressed before the scripts had come (loader.ts); nothing is kept once it is null. */
    ___pressed?: HTMLElement[] | null
  }
}

let pressed: HTMLElement[] = []

/**
 * Takes the page over in short steps that let a visitor's scrolling and typing through; React's own way is one long step.
 * From here on React itself sees to what is pressed.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: HTMLElement) => {
    pressed = window.___pressed ?? []
    window.___pressed = null
    if (isToRenderAnew(container)) {
      createRoot(container).render(element)
      return
    }
    beginTakeOver()
    startTransition(() => {
      hydrateRoot(container, element)
    })
  }

/** The page has been taken over: what was pressed before is done now, and what was not laid out yet follows. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  endTakeOver()
  for (const button of pressed.splice(0)) if (button.isConnected) button.click()
  layOutRest()
}

/** A page that comes without a load is laid out whole at once: Gatsby scrolls to where one has been. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) beWhole()
}

/**
 * Visitors have read and scrolled before the scripts came, and browsers find hashes and earlier places themselves: the
 * first take-over moves nothing.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps }) =>
  // Gatsby passes over what is undefined; its type does not say so
  (prevRouterProps ? undefined : false) as boolean
