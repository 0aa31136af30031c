import { useEffect, useRef, useState } from 'react'
import { useAddressSearch, writeAddressSearch } from '../../hooks/use-address'
import { readFilter, writeFilter, type AddressFilter } from './address-filter'

/** Milliseconds after the last key until the search stands in the address; browsers refuse hundreds of changes. */
const writeAfterMs = 300

export interface UsedAddressFilter<Tab extends string> extends AddressFilter<Tab> {
  /** Shows a tab; the way back leads to the one before. */
  chooseTab: (tab: Tab | null) => void
  /** Searches while one types; the address follows. */
  search: (query: string) => void
  /** Back to everything. */
  clear: () => void
}

/**
 * The filter of a list, kept in the address: `?tab=` and `?q=`. The prebuilt page has all items; the address is read once the
 * page has been taken over.
 *
 * @param tabs keys of the tabs, without "all"
 */
export function useAddressFilter<Tab extends string>(tabs: readonly Tab[]): UsedAddressFilter<Tab> {
  const address = useAddressSearch()
  // What was typed holds as long as the address is the one that it was typed at
  const [typed, setTyped] = useState<{ query: string; address: string } | null>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const inAddress = readFilter(address, tabs)
  const filter = typed?.address === address ? { ...inAddress, query: typed.query } : inAddress

  const go = (next: AddressFilter<Tab>) => {
    window.clearTimeout(timer.current)
    setTyped(null)
    writeAddressSearch(writeFilter(window.location.search, next), 'pushState')
  }
  return {
    ...filter,
    chooseTab: (tab) => go({ tab, query: filter.query }),
    clear: () => go({ tab: null, query: '' }),
    search: (query) => {
      window.clearTimeout(timer.current)
      setTyped({ query, address: window.location.search })
      timer.current = window.setTimeout(() => {
        writeAddressSearch(writeFilter(window.location.search, { tab: filter.tab, query }), 'replaceState')
      }, writeAfterMs)
    },
  }
}
