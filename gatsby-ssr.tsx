export { wrapPageElement } from './src/components/layout/wrap-page-element'
export { onPreRenderHTML } from './src/gatsby/on-pre-render-html'
export { onRenderBody } from './src/gatsby/hero-preload'
