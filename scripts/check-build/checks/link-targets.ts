import { destinationOf, resolveAddress } from '../base/addresses'
import type { Site } from '../base/build'
import type { PageSummary, Reference } from '../base/page'
import { checkEach, type Problem, type Rule } from '../base/rule'

/** What the main API takes (contracts, section 4). */
const formPaths = ['registrations', 'inquiries', 'land-proposals', 'career-applications', 'rights-requests']

function isApiPath(path: string, kind: Reference['kind'], { apiPaths }: Site): boolean {
  if (kind === 'form') return formPaths.some((name) => path === `${apiPaths.main}/${name}`)
  return kind === 'asset' && apiPaths.blog !== null && path.startsWith(`${apiPaths.blog}/images/`)
}

function wantedOf(kind: Reference['kind'], path: string, site: Site): string {
  if (site.pages.has(`${path}/`)) return `${path}/, with a slash at its end`
  if (kind === 'asset') return 'a file of the build'
  return kind === 'form' ? 'a page, or an address of the main API' : 'a page, a file or a redirect of the build'
}

function checkReference(page: PageSummary, { kind, address, origin }: Reference, site: Site): Problem[] {
  const problem = (found: string, wanted: string): Problem[] => [
    { where: page.path, found: `${origin}="${address}"${found}`, wanted },
  ]
  const target = resolveAddress(address, page.path, site)
  if (target.kind === 'elsewhere') return []
  if (target.kind === 'wrong') return problem(`, ${target.reason}`, 'an address')
  const destination = destinationOf(target.path, site)
  const leadsSomewhere = kind === 'asset' ? destination === 'file' : destination !== null
  if (leadsSomewhere || isApiPath(target.path, kind, site)) return []
  return problem('', wantedOf(kind, target.path, site))
}

const checkKinds = (...kinds: Reference['kind'][]): Rule['checkSite'] => {
  return (site) => {
    const found = [...site.pages.values()].flatMap((page) =>
      page.references.filter(({ kind }) => kinds.includes(kind)).map((reference) => ({ page, reference })),
    )
    return checkEach(found, ({ page, reference }) => checkReference(page, reference, site))
  }
}

/** Links and forms lead to a page, a file, a redirect or the main API; a page is named with its slash. */
export const linkTargets: Rule = {
  name: 'Links and forms lead to something that is there',
  checkSite: checkKinds('link', 'form'),
}

/** Pictures in all their sizes, scripts, styles, fonts and icons are files of the build. */
export const assetTargets: Rule = {
  name: 'Pictures, scripts, styles and fonts that a page names are there',
  checkSite: checkKinds('asset'),
}
