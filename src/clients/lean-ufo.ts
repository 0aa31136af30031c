/**
 * What ofetch uses of ufo, for the browser (src/gatsby/lean-modules.ts): the rest of it would come with every form. Our client
 * gives whole addresses, and values that are texts or numbers.
 */

/** The address with a query at its end. @param query texts and numbers by name */
export function withQuery(address: string, query: Readonly<Record<string, string | number>>): string {
  // Numbers become texts there
  const text = String(new URLSearchParams(query as Record<string, string>))
  return text ? `${address}${address.includes('?') ? '&' : '?'}${text}` : address
}

/** @throws always: addresses are whole here */
export function withBase(_address: string, base: string): never {
  throw new Error(`Whole addresses only, got base ${base}`)
}
