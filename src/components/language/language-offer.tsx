import type { PageProps } from 'gatsby'
import { useCommonMessages, useLanguage } from '../../hooks/page-language'
import { otherLanguage } from '../../i18n/locales'
import { pageLanguages, switchTarget, type SitePageContext } from '../layout/page-props'
import { Icon } from '../primitives/icon'
import { keepLanguage, stayWith, useWantedLanguage } from './language-choice'
import * as styles from './language-offer.module.css'
import { useSwitchHref } from './use-switch-href'

interface LanguageOfferProps {
  location: PageProps['location']
  pageContext: SitePageContext
}

/**
 * Offers the page in the language that the visitor wants, where it exists in it (contracts, section 7): a line over the
 * foot of the window that moves nothing. It comes with the scripts, and goes for good once it was taken or closed.
 */
export function LanguageOffer({ location, pageContext }: LanguageOfferProps) {
  const common = useCommonMessages()
  const language = useLanguage()
  const other = otherLanguage(language)
  const exists = !pageContext.isNotFound && pageLanguages(pageContext).includes(other)
  const hrefIn = useSwitchHref({ location, switchPath: switchTarget(pageContext, language) })
  const wanted = useWantedLanguage()
  if (!exists || wanted !== other) return null
  return (
    <aside className={`no-print ${styles.offer}`} data-language-offer lang={other}>
      <a href={hrefIn(other)} hrefLang={other} onClick={() => keepLanguage(other)}>
        {common('languageOffer.text')}
      </a>
      <button type="button" onClick={() => stayWith(language)}>
        <Icon name="close" />
        <span className="visually-hidden">{common('languageOffer.dismiss')}</span>
      </button>
    </aside>
  )
}
