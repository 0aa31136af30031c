import type { Place, SiteEvent } from './events'

const downloadable = /\.(pdf|png|jpe?g|svg|zip|csv|xlsx?|docx?|pptx?)$/i
/** Hosts of LINE accounts, for links in articles; the site's own are marked, wherever they lead. */
const lineHosts = ['line.me', 'lin.ee', 'page.line.me']

const placeOf = (link: Element): Place => {
  const landmark = link.closest('header, footer, main')?.tagName.toLowerCase()
  return landmark === 'header' || landmark === 'footer' ? landmark : 'main'
}

/** What a press of a link means; null when it is no more than a link. */
export function tapOn(link: HTMLAnchorElement): SiteEvent | null {
  const { protocol, hostname, pathname, origin } = link
  if (protocol === 'tel:') return { event: 'phone_tap', place: placeOf(link) }
  const isLineHost = lineHosts.includes(hostname.replace(/^www\./, '')) && !pathname.startsWith('/R/share')
  if (isLineHost || link.dataset['network'] === 'line') return { event: 'line_tap', place: placeOf(link) }
  const isOwn = origin === window.location.origin
  return isOwn && downloadable.test(pathname) ? { event: 'file_download', file_path: pathname } : null
}

/** Reports every press of such a link. */
export function watchTaps(report: (event: SiteEvent) => void): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    const event = link && tapOn(link)
    if (event) report(event)
  })
}
