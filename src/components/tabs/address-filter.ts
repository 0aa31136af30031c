/** What the address of a list says: the tab and the words that are searched for. */
export interface AddressFilter<Tab extends string> {
  /** Key of the tab; null for all. */
  tab: Tab | null
  /** Words as they were typed. */
  query: string
}

/** Letters of a search that are looked at. */
export const maxQueryLength = 100

/**
 * Reads a list's filter from the query of an address (contracts, section 7: `?tab=` and `?q=`).
 *
 * @param search query of the address, with or without its question mark
 * @param tabs keys that there are; any other tab is read as all
 */
export function readFilter<Tab extends string>(search: string, tabs: readonly Tab[]): AddressFilter<Tab> {
  const values = new URLSearchParams(search)
  const tab = values.get('tab')
  return {
    tab: tabs.find((key) => key === tab) ?? null,
    query: (values.get('q') ?? '').slice(0, maxQueryLength),
  }
}

/**
 * The query of an address with a list's filter in it; what else stood in the query stays.
 *
 * @param search query that is there now
 * @returns with its question mark; empty when nothing is left
 */
export function writeFilter(search: string, { tab, query }: AddressFilter<string>): string {
  const values = new URLSearchParams(search)
  values.delete('tab')
  values.delete('q')
  if (tab !== null) values.set('tab', tab)
  if (query.trim() !== '') values.set('q', query.slice(0, maxQueryLength))
  const text = values.toString()
  return text && `?${text}`
}
