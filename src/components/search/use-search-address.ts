import { useEffect, useSyncExternalStore } from 'react'
import { isCategoryKey, type CategoryKey } from '../../i18n/categories'
import { cleanTerm, searchAddress, termInPath } from '../../search/term'

/** What the address of the search page says. */
export interface SearchAddress {
  term: string
  /** null for all. */
  category: CategoryKey | null
}

const changed = 'search-address'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(changed, onChange)
  }
}

function readAddress(address: string): SearchAddress {
  const [pathname = '', search = ''] = address.split('?')
  const values = new URLSearchParams(search)
  const tab = values.get('tab') ?? ''
  const term = termInPath(pathname, { isEncoded: true }) || cleanTerm(values.get('q') ?? '')
  return { term, category: isCategoryKey(tab) ? tab : null }
}

function addressFor({ term, category }: SearchAddress): string {
  const { pathname, search } = window.location
  const values = new URLSearchParams(search)
  values.delete('q')
  values.delete('tab')
  if (category) values.set('tab', category)
  const rest = values.toString()
  return `${searchAddress(term, pathname)}${rest && `?${rest}`}`
}

/**
 * Puts a search into the address. Straight into the history, not through the router: another search is no new page, so that
 * nothing is announced, counted or scrolled. The entry keeps the router's state, by which it finds the place again.
 */
export function writeSearchAddress(address: SearchAddress, how: 'pushState' | 'replaceState'): void {
  const next = addressFor(address)
  if (next === window.location.pathname + window.location.search) return
  window.history[how](window.history.state, '', next)
  window.dispatchEvent(new Event(changed))
}

/** What the address says; nothing in the prebuilt page, which is the same for every term. `?q=` is written as a path. */
export function useSearchAddress(): SearchAddress & { address: string } {
  const address = useSyncExternalStore(
    subscribe,
    () => window.location.pathname + window.location.search,
    () => '',
  )
  const found = readAddress(address)
  const isOld = /[?&]q=/.test(address)
  const { term, category } = found
  useEffect(() => {
    if (isOld) writeSearchAddress({ term, category }, 'replaceState')
  }, [isOld, term, category])
  return { ...found, address }
}
