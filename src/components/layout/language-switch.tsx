import type { PageProps } from 'gatsby'
import { localizedPath, paths } from '../../i18n/paths'
import { localeOf, locales, otherLanguage, type Language } from '../../i18n/locales'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { useAddress } from '../../hooks/use-address'
import { searchAddress, termInPath } from '../../search/term'
import * as styles from './language-switch.module.css'

export interface LanguageSwitchProps {
  location: PageProps['location']
  /** Plain path of the page in the other language. */
  switchPath: string
}

/** Leads to the same page in the other language; query and hash come along, and what is searched for. */
export function LanguageSwitch({ location, switchPath }: LanguageSwitchProps) {
  const language = useLanguage()
  const common = useCommonMessages()
  const address = useAddress()
  const [path = '', query] = address.split('?')
  const rest = `${query === undefined ? '' : `?${query}`}${address && location.hash}`
  const term = termInPath(path, { isEncoded: true })
  const addressIn = (code: Language) =>
    term ? searchAddress(term, localizedPath(paths.search, code)) : encodeURI(localizedPath(switchPath, code))
  const other = localeOf(otherLanguage(language))
  return (
    <span className={styles.languages}>
      {locales.map(({ code, shortName }) =>
        code === language ? (
          <span key={code} className={styles.current} aria-hidden="true">
            {shortName}
          </span>
        ) : (
          <a key={code} href={addressIn(code) + rest} hrefLang={code} lang={other.code}>
            <span aria-hidden="true">{shortName}</span>
            <span className="visually-hidden">{common('switchLanguage')}</span>
          </a>
        ),
      )}
    </span>
  )
}
