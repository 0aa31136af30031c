import { isNeverIndexed } from '../base/page'
import { nothing, onePage, type Rule } from '../base/rule'
import { countLetters, textRuns } from '../base/text'

const minLetters = 200

/** A page has something to say. */
export const textLength: Rule = {
  name: `Main has at least ${minLetters} letters, but on the 404s and the thank-you page`,
  checkPage: ({ path, main }) => {
    if (isNeverIndexed(path)) return nothing
    const letters = main ? textRuns(main).reduce((sum, { text }) => sum + countLetters(text), 0) : 0
    const problem = { where: path, found: `${letters} letters in main`, wanted: `at least ${minLetters}` }
    return onePage(letters >= minLetters ? [] : [problem])
  },
}
