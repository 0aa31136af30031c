import type { Language } from '../../i18n/locales'
import { localizedPath, paths } from '../../i18n/paths'

/** Icons of tabs and home screens, and the colour of the browser round the page. */
export function SiteIcons({ language }: { language: Language }) {
  return (
    <>
      <meta name="theme-color" content="#f6f1e7" />
      <link rel="icon" sizes="32x32" href="/favicon.ico" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localizedPath(paths.manifest, language)} />
    </>
  )
}
