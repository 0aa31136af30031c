import { locales } from '../../src/i18n/locales'
import { paths } from '../../src/i18n/paths'
import type { SiteRedirect } from '../../src/redirects/redirect-list'
import { readTarget } from '../../server/site/location'

/** What Cloudflare Pages reads: rules without wildcards, and characters of a rule. */
export const redirectLimits = { rules: 2000, characters: 1000 } as const

/** Redirects that a page looks up where there is no room for a rule each. */
const isLookedUp = ({ from }: SiteRedirect) => /^(?:\/en)?\/blog\/./.test(from)

/** The rules of a redirect: with and without the slash, so that either takes one hop. */
function rulesOf({ from, to, status }: SiteRedirect): string[] {
  const target = readTarget(to)
  if (!target) return []
  const source = encodeURI(from)
  return [source, source.slice(0, -1)].map((form) => `${form} ${target.location} ${status}`)
}

/** The first rules of some redirects that are short enough; no more of tens of thousands are worked out than there is room for. */
function firstRules(redirects: readonly SiteRedirect[], most: number): string[] {
  const rules: string[] = []
  for (const redirect of redirects) {
    if (rules.length >= most) break
    rules.push(...rulesOf(redirect).filter((rule) => rule.length <= redirectLimits.characters))
  }
  return rules.slice(0, most)
}

/** Rules with wildcards: the search page answers every term, and the 404 page of a language what is not there. */
const wildcardRules = (): string[] => {
  const byPrefix = [...locales].sort((one, other) => other.prefix.length - one.prefix.length)
  const rules = (rule: (prefix: string) => string) => byPrefix.map(({ prefix }) => rule(prefix))
  return [
    ...rules((prefix) => `${prefix}${paths.search}* ${prefix}${paths.search} 200`),
    ...rules((prefix) => `${prefix}/blog/* ${prefix}${paths.notFound} 404`),
    ...rules((prefix) => `${prefix}/* ${prefix}${paths.notFound} 404`),
  ]
}

/**
 * The file `_redirects`, as Netlify and Cloudflare Pages read it. Old addresses of articles under /blog/ have rules of their own as
 * long as there is room for all; else one rule leads them to the 404 page, which asks the blog API. Cloudflare leaves out the rules
 * with status 404, and answers with the nearest 404 page by itself.
 */
export function redirectRules(redirects: readonly SiteRedirect[]): string {
  const { rules: most } = redirectLimits
  const kept = firstRules(
    redirects.filter((redirect) => !isLookedUp(redirect)),
    most,
  )
  const lookedUp = firstRules(redirects.filter(isLookedUp), most + 1)
  const hasRoom = kept.length + lookedUp.length <= most
  return [...kept, ...(hasRoom ? lookedUp : []), ...wildcardRules(), ''].join('\n')
}
