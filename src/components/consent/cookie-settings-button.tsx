import { useCommonMessages } from '../../hooks/page-language'
import { openCookieSettings } from './open-consent'

/** Opens the cookie settings from the foot of every page. */
export function CookieSettingsButton() {
  const common = useCommonMessages()
  return (
    <button type="button" onClick={openCookieSettings}>
      {common('cookieSettings')}
    </button>
  )
}
