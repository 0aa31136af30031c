import type { GatsbyBrowser } from 'gatsby'
import { Layout } from './layout'
import type { SitePageContext } from './page-props'

/** Puts every page into the layout, which stays in place from page to page. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => (
  <Layout location={props.location} pageContext={props.pageContext as unknown as SitePageContext}>
    {element}
  </Layout>
)
