import { useBrowserValue } from './use-browser-value'

const changed = 'address-changed'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(changed, onChange)
  }
}

const readAddress = () => window.location.pathname + window.location.search

/** Path and query of the address as browsers give them; empty in the prebuilt page, which is the same for every address. */
export const useAddress = (): string => useBrowserValue(subscribe, readAddress, '')

/** The query of the address, with its question mark; empty in the prebuilt page, which is the same for every query. */
export const useAddressSearch = (): string => useBrowserValue(subscribe, () => window.location.search, '')

/**
 * Puts a path and query into the address. Straight into the history, not through the router: another view of a page is no new
 * page, so that nothing is announced, counted or scrolled. The entry keeps the router's state, by which it finds the place
 * again on the way back.
 */
export function writeAddress(next: string, how: 'pushState' | 'replaceState'): void {
  if (next === readAddress()) return
  window.history[how](window.history.state, '', next)
  window.dispatchEvent(new Event(changed))
}

/** Puts a query into the address, with its question mark, or empty. */
export const writeAddressSearch = (search: string, how: 'pushState' | 'replaceState'): void =>
  writeAddress(window.location.pathname + search, how)
