import type { PageProps } from 'gatsby'
import { localizedPath } from '../../i18n/paths'
import { localeOf, locales, otherLanguage } from '../../i18n/locales'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { useAddressSearch } from '../../hooks/use-address-search'
import { useHydrated } from '../../hooks/use-hydrated'
import * as styles from './language-switch.module.css'

export interface LanguageSwitchProps {
  location: PageProps['location']
  /** Plain path of the page in the other language. */
  switchPath: string
}

/** Leads to the same page in the other language; query and hash come along. */
export function LanguageSwitch({ location, switchPath }: LanguageSwitchProps) {
  const language = useLanguage()
  const common = useCommonMessages()
  const search = useAddressSearch()
  const rest = useHydrated() ? search + location.hash : ''
  const other = localeOf(otherLanguage(language))
  return (
    <span className={styles.languages}>
      {locales.map(({ code, shortName }) =>
        code === language ? (
          <span key={code} className={styles.current} aria-hidden="true">
            {shortName}
          </span>
        ) : (
          <a key={code} href={encodeURI(localizedPath(switchPath, code)) + rest} hrefLang={code} lang={other.code}>
            <span aria-hidden="true">{shortName}</span>
            <span className="visually-hidden">{common('switchLanguage')}</span>
          </a>
        ),
      )}
    </span>
  )
}
