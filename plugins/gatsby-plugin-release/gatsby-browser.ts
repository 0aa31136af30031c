import type { GatsbyBrowser } from 'gatsby'
import { fetchBuildId } from './build-id'
import { fetchAhead } from './fetch-ahead'
import { createPrefetchQueue, mayPrefetch, prefetchAfterMs, whenIdle } from './prefetch'
import { isChunkError, mayReload } from './reload-guard'
import { startUpdateWatch } from './update-watch'

declare global {
  interface Window {
    /** Gatsby's own mark of a site that has changed: the next change of page loads the new one whole. */
    ___swUpdated?: boolean
  }
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

let last: Promise<unknown> = Promise.resolve()

/** One page after the other, whenever the browser is idle: a visitor's own request never waits behind many. */
const queue = createPrefetchQueue((path) => {
  last = last.then(() => new Promise<void>(whenIdle)).then(() => fetchAhead(path))
})

function reloadOnce(error: unknown): void {
  if (isChunkError(error) && mayReload(location.pathname, sessionStorage, Date.now())) location.reload()
}

/** Gatsby's own fetching ahead starts at once and competes with what is being read. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true

/** A link has come into sight. */
export const onPrefetchPathname: GatsbyBrowser['onPrefetchPathname'] = ({ pathname }, options) => {
  const { skip = [] } = options as { skip?: readonly string[] }
  if (!skip.some((start) => pathname.startsWith(start))) queue.add(pathname)
}

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  addEventListener('error', ({ error }) => reloadOnce(error))
  addEventListener('unhandledrejection', ({ reason }) => reloadOnce(reason))
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  const start = () => {
    if (mayPrefetch(navigator.connection)) setTimeout(() => whenIdle(() => queue.open()), prefetchAfterMs)
    // The development server has no builds
    if (process.env.NODE_ENV === 'development') return
    const watch = startUpdateWatch({
      fetchBuildId,
      onUpdate: () => (window.___swUpdated = true),
      isAwake: () => document.visibilityState === 'visible' && navigator.onLine,
    })
    document.addEventListener('visibilitychange', () => void watch.check())
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
