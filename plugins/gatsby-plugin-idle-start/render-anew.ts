/** On `<html>`: the page that came is not the one that is to be shown, so that it is rendered anew and not taken over. */
export const renderAnewAttribute = 'data-render-anew'

/**
 * Whether the page has to be rendered from nothing: the site says so, or what came is empty, as the development server
 * sends it.
 */
export const isToRenderAnew = (container: HTMLElement): boolean =>
  document.documentElement.hasAttribute(renderAnewAttribute) ||
  container.querySelector('#gatsby-focus-wrapper > *') === null
