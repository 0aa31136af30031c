import { renderAnewAttribute } from '../../../plugins/gatsby-plugin-idle-start/render-anew'
import { termInPath } from '../../search/term'

/** Whether a host that knows nothing but files has answered the address of a search with its 404 page. */
const isOtherPage = (): boolean =>
  termInPath(window.location.pathname, { isEncoded: true }) !== null &&
  document.querySelector('main input[type="search"]') === null

/** Has the search shown in place of the 404 page that came with its address: taking that over would be an error. */
export function markOtherPage(): void {
  if (isOtherPage()) document.documentElement.setAttribute(renderAnewAttribute, '')
}
