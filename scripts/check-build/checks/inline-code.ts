import { onePage, type Rule } from '../base/rule'
import { excerpt } from '../base/text'

/** Browsers leave out white space and control characters in front of and within the protocol. */
const isScriptAddress = (value: string) =>
  /^(javascript|vbscript|data:text\/html)/i.test([...value].filter((character) => character > ' ').join(''))

/** No code stands in the elements of a page, and no script in its content. */
export const inlineCode: Rule = {
  name: 'No event attributes, no javascript: addresses, no script in main',
  checkPage: ({ path, document, main }) => {
    const attributes = document.querySelectorAll('*').flatMap((element) =>
      Object.entries(element.attributes)
        .filter(([name, value]) => /^on/i.test(name) || isScriptAddress(value))
        .map(([name, value]) => ({
          where: path,
          found: `<${element.rawTagName} ${name}="${excerpt(value)}">`,
          wanted: 'no code in attributes',
        })),
    )
    const scripts = main?.querySelectorAll('script') ?? []
    return onePage([
      ...attributes,
      ...scripts.map(({ text }) => ({ where: path, found: `script in main: ${excerpt(text)}`, wanted: 'none' })),
    ])
  },
}
