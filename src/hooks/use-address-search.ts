import { useSyncExternalStore } from 'react'

const changed = 'address-search'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(changed, onChange)
  }
}

/** The query of the address, with its question mark; empty in the prebuilt page, which is the same for every query. */
export const useAddressSearch = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )

/**
 * Puts a query into the address. Straight into the history, not through the router: another view of a list is no new page, so
 * that nothing is announced, counted or scrolled. The entry keeps the router's state, by which it finds the place again on
 * the way back.
 *
 * @param search with its question mark, or empty
 */
export function writeAddressSearch(search: string, how: 'pushState' | 'replaceState'): void {
  if (search === window.location.search) return
  window.history[how](window.history.state, '', `${window.location.pathname}${search}`)
  window.dispatchEvent(new Event(changed))
}
