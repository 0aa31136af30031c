/**
 * Address of the server under test, without a slash at its end. `npm run e2e` sets it.
 *
 * @throws when E2E_BASE_URL is not set
 */
export function siteAddress(): string {
  const address = process.env['E2E_BASE_URL']
  if (!address) throw new Error('E2E_BASE_URL: got nothing, takes the address of a server; run `npm run e2e`')
  return address.replace(/\/+$/, '')
}

/**
 * Absolute address of a path of the site.
 *
 * @param path as it is stored, not percent-encoded; query and hash allowed
 */
export const addressOf = (path: string): string => siteAddress() + encodeURI(path)
