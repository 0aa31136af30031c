import { tagManagerId } from '../components/consent/consent-store'
import type { SiteEvent } from './events'

/** That the address has changed, in the words of gatsby-plugin-google-tagmanager. */
export interface RouteChange {
  event: 'gatsby-route-change'
}

declare global {
  interface Window {
    /** What happens on the page, for the tag manager; it is there only when one is configured. */
    siteEvents?: { push: (event: SiteEvent | RouteChange) => unknown }
  }
}

/** Tells what a visitor did; nothing comes of it without a tag manager, or without consent. */
export function report(event: SiteEvent | RouteChange): void {
  window.siteEvents?.push(event)
}

/** Loads what talks to the tag manager, on a site that has one. Called once, before the page is taken over. */
export function startAnalytics(): void {
  const tag = document.getElementById(tagManagerId)
  if (!tag) return
  const waiting: (SiteEvent | RouteChange)[] = []
  window.siteEvents = waiting
  // A chunk that cannot be fetched costs a few figures, no visitor
  import('./tag-manager').then(({ startTagManager }) => startTagManager(tag, waiting)).catch(() => undefined)
}
