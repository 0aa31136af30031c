import { useEffect, useRef } from 'react'
import type { Translate } from '../i18n/message-types'

/** What Gatsby says to screen readers after a change of page, in English whatever the page's language. */
const inEnglish = 'Navigated to '

/**
 * Says changes of page in the language of the page. Gatsby sets `innerText` of its live region, and looks there whether it
 * has said the same before: on that one element, what is set is put into the page's words on its way in, and what is asked
 * for is what was set. Should Gatsby do it another way one day, its English sentence is heard.
 *
 * @param common words that all pages share
 */
export function useRouteAnnouncement(common: Translate<'common'>): void {
  const latest = useRef(common)
  useEffect(() => {
    latest.current = common
  }, [common])
  useEffect(() => {
    const region = document.getElementById('gatsby-announcer')
    if (!region) return
    let said = region.textContent ?? ''
    Object.defineProperty(region, 'innerText', {
      configurable: true,
      get: () => said,
      set: (sentence: string) => {
        said = sentence
        region.textContent = sentence.startsWith(inEnglish)
          ? latest.current('navigatedTo', { page: sentence.slice(inEnglish.length) })
          : sentence
      },
    })
    return () => {
      Reflect.deleteProperty(region, 'innerText')
    }
  }, [])
}
