import type { PageProps } from 'gatsby'
import { localeOf, locales, otherLanguage } from '../../i18n/locales'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { keepLanguage } from '../language/language-choice'
import { useSwitchHref } from '../language/use-switch-href'
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
  const hrefIn = useSwitchHref({ location, switchPath })
  const other = localeOf(otherLanguage(language))
  return (
    <span className={styles.languages}>
      {locales.map(({ code, shortName }) =>
        code === language ? (
          <span key={code} className={styles.current} aria-hidden="true">
            {shortName}
          </span>
        ) : (
          <a
            key={code}
            href={hrefIn(code)}
            hrefLang={code}
            lang={other.code}
            data-keeps-query=""
            onClick={() => keepLanguage(code)}
          >
            <span aria-hidden="true">{shortName}</span>
            <span className="visually-hidden">{common('switchLanguage')}</span>
          </a>
        ),
      )}
    </span>
  )
}
