import type { HTMLElement } from 'node-html-parser'
import { articleOf } from '../base/page'
import { checkEach, type Problem, type Rule } from '../base/rule'
import { excerpt } from '../base/text'

const isWholeNumber = (value: string | undefined) => /^[1-9]\d*$/.test(value ?? '')

function isInArticleBody(img: HTMLElement, path: string): boolean {
  return articleOf(path) !== null && img.closest('main > article') !== null && img.closest('header') === null
}

function checkPicture(img: HTMLElement, path: string): Problem[] {
  const place = `img src="${excerpt(img.getAttribute('src') ?? '')}"`
  const problem = (found: string, wanted: string): Problem => ({ where: path, place, found, wanted })
  const sizes = ['width', 'height'].filter((name) => !isWholeNumber(img.getAttribute(name)))
  // A drawing in SVG has one size and one format
  const isDrawing = /\.svg$/.test(img.getAttribute('src') ?? '')
  const isBare = img.closest('picture') === null && !isDrawing
  // A picture of an article that could not be fetched for the build: its size is known to its own server alone
  const isForeign = isBare && isInArticleBody(img, path) && /^https?:/.test(img.getAttribute('src') ?? '')
  return [
    ...(img.hasAttribute('alt') ? [] : [problem('no alt', 'alt, empty for decoration')]),
    ...(isForeign ? [] : sizes).map((name) =>
      problem(`${name}="${img.getAttribute(name) ?? ''}"`, `${name} in whole pixels`),
    ),
    ...(isBare && !isInArticleBody(img, path) ? [problem('no picture element around it', 'one')] : []),
  ]
}

/** Pictures have words, keep their place while they load, and come in several formats. */
export const pictures: Rule = {
  name: 'Pictures have alt, width and height, and stand in a picture element',
  checkPage: ({ path, document }) => checkEach(document.querySelectorAll('img'), (img) => checkPicture(img, path)),
}
