import { useEffect } from 'react'
import { useLanguage } from '../../hooks/page-language'
import { watchCampaign } from './campaign'
import { bannerRootId } from './consent-store'
import { askForConsent, speak } from './open-consent'

/**
 * Asks about cookies once the page stands. What is shown is made by the consent library, outside of React, in an element
 * that comes next after the skip link for those who tab.
 */
export function CookieBanner() {
  const language = useLanguage()
  useEffect(() => {
    speak(language)
  }, [language])
  useEffect(() => {
    askForConsent()
    return watchCampaign()
  }, [])
  return <div id={bannerRootId} className="no-print" />
}
