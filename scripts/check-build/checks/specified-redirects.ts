import { languages, type Language } from '../../../src/i18n/locales'
import { languageOf, localizedPath, paths, plainPath } from '../../../src/i18n/paths'
import { isExternal } from '../../../src/redirects/redirect-list'
import type { Site } from '../base/build'
import { articleOf } from '../base/page'
import { checkEach, type Rule } from '../base/rule'

interface WantedRedirect {
  from: string
  /** Null for any address outside. */
  to: string | null
}

/** Plain paths of the redirects that never change (specification, section 2; contracts, section 7). */
const fixed: readonly WantedRedirect[] = [
  { from: '/about/', to: '/about/proud-brand/' },
  { from: '/blog/', to: '/content/' },
  { from: '/contact/', to: '/contact/inquiry-form/' },
  { from: '/news/', to: '/about/news-activities/' },
  { from: '/phuket-residences/', to: null },
  { from: '/sustainability/', to: '/sustainability/concept/' },
]

const inLanguage = ({ from, to }: WantedRedirect, language: Language): WantedRedirect => ({
  from: localizedPath(from, language),
  to: to && localizedPath(to, language),
})

/** An article's blog address leads to it; in a language that it is not written in, to the hub. */
function blogRedirects(path: string, site: Site): WantedRedirect[] {
  const article = articleOf(path)
  if (!article) return []
  const plain = plainPath(path)
  return languages.map((language) => {
    const inThis = localizedPath(plain, language)
    const to = site.pages.has(inThis) ? inThis : localizedPath(paths.content, language)
    return { from: localizedPath(paths.blog(article.name), language), to }
  })
}

function newsRedirects(path: string): WantedRedirect[] {
  const [, slug] = /^\/about\/news-activities\/([^/]+)\/$/.exec(plainPath(path)) ?? []
  return slug ? [inLanguage({ from: `/news/${slug}/`, to: plainPath(path) }, languageOf(path))] : []
}

function wantedRedirects(site: Site): WantedRedirect[] {
  const everywhere = languages.flatMap((language) => fixed.map((redirect) => inLanguage(redirect, language)))
  const fromPages = [...site.pages.keys()].flatMap((path) => [...blogRedirects(path, site), ...newsRedirects(path)])
  return [...new Map([...everywhere, ...fromPages].map((redirect) => [redirect.from, redirect])).values()]
}

/** The redirects that the specification names are there in both languages: 301 inside the site, 302 to outside. */
export const specifiedRedirects: Rule = {
  name: 'The redirects of the specification are there in both languages',
  checkSite: (site) => {
    const known = new Map(site.redirects.map((redirect) => [redirect.from, redirect]))
    return checkEach(wantedRedirects(site), ({ from, to }) => {
      const redirect = known.get(from)
      const leadsRight = redirect && (to === null ? isExternal(redirect.to) : redirect.to === to)
      if (leadsRight && redirect.status === (to === null ? 302 : 301)) return []
      const found = redirect ? `${from} → ${redirect.to} (${redirect.status})` : `nothing at ${from}`
      const wanted = `${from} → ${to ?? 'an address outside'} (${to === null ? 302 : 301})`
      return [{ where: 'builds/redirects.json', found, wanted }]
    })
  },
}
