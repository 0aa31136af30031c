import type { MessageKeys } from '../base/build'
import type { Page } from '../base/page'
import { checkEach, type Rule } from '../base/rule'
import { excerpt, textRuns } from '../base/text'

/** Everything of a page that visitors or search engines read. */
export const readableTexts = ({ document, title, description }: Page): string[] => [
  title,
  ...(description === null ? [] : [description]),
  ...textRuns(document.querySelector('body') ?? document).map(({ text }) => text),
]

/** `home:hero.title`: a namespace of the site with any key, or any name with a key of several parts. */
const namespacedKey = /(?<![\w/-])([a-z][a-z-]*):([a-zA-Z]\w*(?:\.[a-zA-Z]\w*)*)/g
const dottedKey = /(?<![\w@/.-])[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)+(?![\w@/-])/g
/** A word that no language has: small letters with a capital in between. */
const camelCase = /^[a-z]+[A-Z][A-Za-z]*$/

/** The first message key that stands in a text where its words should be; null when there is none. */
export function rawKeyIn(text: string, { namespaces, keys }: MessageKeys): string | null {
  for (const [whole, namespace = '', key = ''] of text.matchAll(namespacedKey)) {
    if (namespaces.has(namespace) || key.includes('.')) return whole
  }
  const dotted = [...text.matchAll(dottedKey)].map(([key]) => key).find((key) => keys.has(key))
  if (dotted) return dotted
  return camelCase.test(text) && keys.has(text) ? text : null
}

/** No page shows the key of a message instead of its words. */
export const messageKeys: Rule = {
  name: 'No message key stands where its words should be',
  checkPage: (page, { messages }) =>
    checkEach(readableTexts(page), (text) => {
      const key = rawKeyIn(text, messages)
      return key === null ? [] : [{ where: page.path, found: `${key} in "${excerpt(text)}"`, wanted: 'words' }]
    }),
}
