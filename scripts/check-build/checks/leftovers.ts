import { isNotFoundPath, type Page } from '../base/page'
import { checkEach, type Problem, type Rule } from '../base/rule'
import { excerpt } from '../base/text'
import { readableTexts } from './message-keys'

/** What code writes when a value was not there, or was not put in. */
const inTexts = /\bundefined\b|\[object \w+\]|\{\{|\}\}|\bNaN\b|Invalid Date|\{[a-zA-Z]+\}/
const inAttributes = /\bundefined\b|\[object \w+\]|\{\{|\bNaN\b/

/** The one placeholder that stays, in the 404 pages: servers put the path there (contracts, section 5). */
const placeholder = '{fullPath}'

function checkPlaceholder(page: Page): Problem[] {
  if (!isNotFoundPath(page.path)) return []
  const places = { title: page.title, h1: page.document.querySelector('h1')?.text ?? '' }
  return Object.entries(places).flatMap(([place, text]) =>
    text.includes(placeholder) ? [] : [{ where: page.path, found: `${place} "${text}"`, wanted: placeholder }],
  )
}

/** Nothing of the code's inside is left in what visitors read, or in attributes. */
export const leftovers: Rule = {
  name: 'No undefined, [object Object] or placeholder is left in a page',
  checkPage: (page) => {
    const isLeft = (text: string) => inTexts.exec(isNotFoundPath(page.path) ? text.replaceAll(placeholder, '') : text)
    const texts = checkEach(readableTexts(page), (text) => {
      const left = isLeft(text)?.[0]
      return left ? [{ where: page.path, found: `${left} in "${excerpt(text)}"`, wanted: 'its words' }] : []
    })
    const attributes = checkEach(page.document.querySelectorAll('*'), (element) =>
      Object.entries(element.attributes).flatMap(([name, value]) => {
        const left = inAttributes.exec(value)?.[0]
        const found = `${left} in <${element.rawTagName} ${name}="${excerpt(value)}">`
        return left ? [{ where: page.path, found, wanted: 'its value' }] : []
      }),
    )
    return {
      checked: texts.checked + attributes.checked,
      problems: [...checkPlaceholder(page), ...texts.problems, ...attributes.problems],
    }
  },
}
