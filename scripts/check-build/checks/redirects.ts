import { isExternal } from '../../../src/redirects/redirect-list'
import { languageOf } from '../../../src/i18n/paths'
import { destinationOf, resolveAddress } from '../base/addresses'
import type { Build, Site } from '../base/build'
import { checkEach, type Problem, type Rule } from '../base/rule'

type Redirect = Build['redirects'][number]

const file = 'builds/redirects.json'

function checkTarget(redirect: Redirect, site: Site): Problem[] {
  const { from, to, status } = redirect
  const problem = (wanted: string): Problem[] => [{ where: file, found: `${from} → ${to} (${status})`, wanted }]
  if (site.pages.has(from)) return problem(`no redirect from ${from}, which is a page`)
  if (status !== (isExternal(to) ? 302 : 301)) return problem('301 inside the site, 302 to outside')
  if (!from.startsWith('/') || !from.endsWith('/')) return problem('a path with a slash at its start and end')
  if (isExternal(to)) return []
  const target = resolveAddress(to, '/', site)
  const destination = target.kind === 'internal' ? destinationOf(target.path, site) : null
  if (destination === 'redirect') return problem('its last stop: no redirect to a redirect')
  if (destination === null) return problem('a page or file of the build')
  return languageOf(from) === languageOf(to) ? [] : problem('a page in the same language')
}

/** Every redirect leads in one step to something that is there, in the same language (contracts, section 5). */
export const redirectTargets: Rule = {
  name: 'Redirects lead to a page in the same language, in one step',
  checkSite: (site) => {
    const seen = new Set<string>()
    return checkEach(site.redirects, (redirect) => {
      const isRepeated = seen.has(redirect.from)
      seen.add(redirect.from)
      const repeated = { where: file, found: `${redirect.from} twice`, wanted: 'one redirect from a path' }
      return [...(isRepeated ? [repeated] : []), ...checkTarget(redirect, site)]
    })
  },
}
