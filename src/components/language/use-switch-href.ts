import type { PageProps } from 'gatsby'
import { useAddress } from '../../hooks/use-address'
import type { Language } from '../../i18n/locales'
import { localizedPath, paths } from '../../i18n/paths'
import { searchAddress, termInPath } from '../../search/term'

/**
 * Where a page is read in another language; query, hash and the term of a search come along once the prebuilt page is taken
 * over.
 *
 * @param switchPath plain path of the page in the other language
 */
export function useSwitchHref({ location, switchPath }: { location: PageProps['location']; switchPath: string }) {
  const address = useAddress()
  const [path = '', query] = address.split('?')
  const rest = `${query === undefined ? '' : `?${query}`}${address && location.hash}`
  const term = termInPath(path, { isEncoded: true })
  return (language: Language) =>
    (term
      ? searchAddress(term, localizedPath(paths.search, language))
      : encodeURI(localizedPath(switchPath, language))) + rest
}
