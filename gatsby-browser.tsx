import type { GatsbyBrowser } from 'gatsby'
import { takeLateFonts } from './src/styles/late-fonts'
import './src/styles/global.css'

export { wrapPageElement } from './src/components/layout/wrap-page-element'

/** Faces that came after the first paint are put to use with the next page, where nothing that is read moves. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) takeLateFonts()
}

export { replaceHydrateFunction } from './src/components/error/render-anew'
