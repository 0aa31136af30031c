import type { GatsbyBrowser } from 'gatsby'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { termInPath } from '../../search/term'

/** Whether a host that knows nothing but files has answered the address of a search with its 404 page. */
const isOtherPage = (): boolean =>
  termInPath(window.location.pathname, { isEncoded: true }) !== null &&
  document.querySelector('main input[type="search"]') === null

const renderAnew = (element: ReactElement, container: Element) => createRoot(container).render(element)

/** Shows the search in place of the 404 page that came with its address: taking that over would be an error. */
export const replaceHydrateFunction = (() =>
  isOtherPage() ? renderAnew : undefined) as GatsbyBrowser['replaceHydrateFunction'] // Without one, Gatsby's own is taken
