import type { PageProps } from 'gatsby'
import { useAddressSearch } from '../../hooks/use-address-search'
import { useHydrated } from '../../hooks/use-hydrated'
import type { Language } from '../../i18n/locales'
import { localizedPath } from '../../i18n/paths'

/**
 * Where a page is read in another language; query and hash come along once the prebuilt page is taken over.
 *
 * @param switchPath plain path of the page in the other language
 */
export function useSwitchHref({ location, switchPath }: { location: PageProps['location']; switchPath: string }) {
  const search = useAddressSearch()
  const rest = useHydrated() ? search + location.hash : ''
  return (language: Language) => encodeURI(localizedPath(switchPath, language)) + rest
}
