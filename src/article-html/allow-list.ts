import type { Options } from 'rehype-sanitize'
import { articleAttributes, articleElements } from './article-tree'

/** Elements that go with everything in them (contracts, section 3). */
const droppedElements = [
  'script', 'style', 'noscript', 'template', 'svg', 'math', 'object', 'embed', 'form', 'textarea', 'title', 'xmp',
  'applet', 'audio', 'button', 'canvas', 'frameset', 'head', 'noembed', 'noframes', 'plaintext', 'select', 'video',
] // prettier-ignore

/** Elements that are unwrapped, but part what is before them from what is in them and after them. */
export const wrapperElements: readonly string[] = [
  'div', 'section', 'article', 'header', 'footer', 'main', 'aside', 'nav', 'center', 'address', 'details', 'summary',
  'fieldset', 'legend', 'dialog', 'hgroup', 'search', 'menu', 'dir',
] // prettier-ignore

/** What rehype-sanitize lets pass; everything else is unwrapped there, without a trace. */
export const allowList: Options = {
  tagNames: [...articleElements, 'h1', 'h5', 'h6', 'iframe', ...wrapperElements],
  attributes: {
    ...Object.fromEntries(Object.entries(articleAttributes).map(([tag, names]) => [tag, [...names]])),
    iframe: ['src', 'title'],
  },
  strip: droppedElements,
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  clobber: [],
  ancestors: {},
  required: {},
}
