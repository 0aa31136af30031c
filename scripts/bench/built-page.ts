import { CommandError } from '../lib/command'

/** Whether a page is a prebuilt one: the shell of articles that are not built yet is kept from search engines. */
export const isPrebuilt = (html: string): boolean => !/<meta[^>]+noindex/.test(html)

/**
 * Looks whether pages are those that are meant, before anything is measured: public/ may hold the articles of another benchmark.
 *
 * @param address of the site, without a slash at its end
 * @param pagePaths decoded
 * @throws {CommandError} naming the first that is not prebuilt
 */
export async function requirePrebuilt(address: string, pagePaths: readonly string[]): Promise<void> {
  for (const pagePath of pagePaths) {
    const response = await fetch(address + encodeURI(pagePath), { redirect: 'manual' })
    if (response.status === 200 && isPrebuilt(await response.text())) continue
    throw new CommandError(
      `${pagePath} is not prebuilt (got ${response.status}), takes a site of the sample articles: run npm run build first`,
    )
  }
}
