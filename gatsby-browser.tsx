import type { GatsbyBrowser } from 'gatsby'
import { report, startAnalytics } from './src/analytics/report'
import { markOtherPage } from './src/components/error/render-anew'
import { keepChoiceOfLink } from './src/components/language/language-choice'
import { noteTakeOver } from './src/hooks/use-browser-value'
import { takeLateFonts } from './src/styles/late-fonts'
import './src/styles/global.css'

export { wrapPageElement } from './src/components/layout/wrap-page-element'

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  markOtherPage()
  keepChoiceOfLink()
  startAnalytics()
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = noteTakeOver

/** Faces that came after the first paint are put to use with the next page, where nothing that is read moves. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) takeLateFonts()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => report({ event: 'gatsby-route-change' })
