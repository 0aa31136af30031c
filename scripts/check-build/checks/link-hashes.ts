import { resolveAddress } from '../base/addresses'
import { checkEach, type Rule } from '../base/rule'

/** `#` alone and `#top` lead to the top of any page. */
const topOfPage = ['', 'top']

/** A link with a hash leads to an element with that id on the page it leads to. */
export const linkHashes: Rule = {
  name: 'Links with a hash lead to an element with that id',
  checkSite: (site) => {
    const found = [...site.pages.values()].flatMap((page) =>
      page.references
        .filter(({ kind, address }) => kind === 'link' && address.includes('#'))
        .map(({ address }) => ({ page, address, target: resolveAddress(address, page.path, site) })),
    )
    return checkEach(found, ({ page, address, target }) => {
      if (target.kind !== 'internal' || target.hash === null || topOfPage.includes(target.hash)) return []
      const there = site.pages.get(target.path)
      if (!there || there.ids.has(target.hash)) return []
      return [{ where: page.path, found: `href="${address}"`, wanted: `id="${target.hash}" on ${target.path}` }]
    })
  },
}
