import { decodedPath } from '../../../i18n/paths'

/** Where a visitor came from (contracts, section 4: `source`). */
export interface Source {
  path: string
  referrer?: string
  utm_source?: string
  utm_medium?: string
  utm_campaign?: string
}

/** The campaign that led here; handed over only once the visitor has consented to that. */
export type Campaign = Pick<Source, 'utm_source' | 'utm_medium' | 'utm_campaign'>

/** Host of the page that led here, when it is another site's. */
function referrerHost(referrer: string, ownHost: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined
  const { host } = new URL(referrer)
  return host && host !== ownHost ? host : undefined
}

/**
 * Where the visitor came from: the path of the page, and the host of the site that led to it, never its full address.
 *
 * @param campaign null until the visitor has consented
 */
export function sourceOf(campaign: Campaign | null = null): Source {
  const referrer = referrerHost(document.referrer, window.location.host)
  return { path: decodedPath(window.location.pathname), ...(referrer && { referrer }), ...campaign }
}
