/** How a page is turned into HTML in the build. Tests of the site take it from here: code of the site never renders HTML itself. */
export { renderToStaticMarkup, renderToString } from 'react-dom/server'
