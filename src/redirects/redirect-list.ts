import { languages } from '../i18n/locales'
import { localizedPath } from '../i18n/paths'

/** A redirect as servers read it: `from` is a decoded path with a slash at its end. */
export interface SiteRedirect {
  from: string
  to: string
  /** 301 inside the site, 302 to outside (contracts, section 5). */
  status: 301 | 302
}

export const isExternal = (address: string): boolean => /^https?:\/\//.test(address)

/** A redirect in every language of the site. An address outside is the same in each. */
export function localizedRedirects(from: string, to: string): SiteRedirect[] {
  return languages.map((language) => ({
    from: localizedPath(from, language),
    to: isExternal(to) ? to : localizedPath(to, language),
    status: isExternal(to) ? 302 : 301,
  }))
}
