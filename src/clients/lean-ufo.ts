/**
 * What ofetch uses of ufo, for the browser (src/gatsby/lean-modules.ts): the rest of it would come with every form. Our client
 * gives whole addresses, and values that are texts or numbers.
 */

/** The address with a query at its end. @param query texts and numbers by name */
export function withQuery(address: string, query: Readonly<Record<string, string | number>>): string {
  const text = String(new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])))
  return text ? `${address}${address.includes('?') ? '&' : '?'}${text}` : address
}

/** @throws always: addresses are whole here */
export function withBase(_address: string, base: string): never {
  throw new Error(`Base: ${base}`)
}
