import { useEffect } from 'react'
import { useAddress, writeAddress } from '../../hooks/use-address'
import { isCategoryKey, type CategoryKey } from '../../i18n/categories'
import { cleanTerm, searchAddress, termInPath } from '../../search/term'

/** What the address of the search page says. */
export interface SearchAddress {
  term: string
  /** null for all. */
  category: CategoryKey | null
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

/** Puts a search into the address: another search is no new page. */
export const writeSearchAddress = (address: SearchAddress, how: 'pushState' | 'replaceState'): void =>
  writeAddress(addressFor(address), how)

/** What the address says; nothing in the prebuilt page, which is the same for every term. `?q=` is written as a path. */
export function useSearchAddress(): SearchAddress & { address: string } {
  const address = useAddress()
  const found = readAddress(address)
  const isOld = /[?&]q=/.test(address)
  const { term, category } = found
  useEffect(() => {
    if (isOld) writeSearchAddress({ term, category }, 'replaceState')
  }, [isOld, term, category])
  return { ...found, address }
}
