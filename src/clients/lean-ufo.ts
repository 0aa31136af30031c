/**
 * What ofetch uses of ufo, for the browser (src/gatsby/lean-modules.ts). Our client gives whole addresses, and values that are
 * texts or numbers; the rest of ufo would come with every form.
 */

/** The address with a query at its end. @param query texts and numbers by name; what is undefined is left out */
export function withQuery(address: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.append(name, String(value))
  const text = parameters.toString()
  return text === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${text}`
}

/** @throws always: addresses are whole here */
export function withBase(address: string, base: string): never {
  throw new Error(`ofetch was given the base address ${base} for ${address}; takes whole addresses`)
}
