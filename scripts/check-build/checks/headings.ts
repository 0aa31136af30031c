import { onePage, type Rule } from '../base/rule'
import { excerpt } from '../base/text'

/** One h1 on a page, the first heading of main; no heading leaves out a level. */
export const headings: Rule = {
  name: 'A page has one h1, first in main, and its headings skip no level',
  checkPage: ({ path, document, main }) => {
    const all = document.querySelectorAll('h1, h2, h3, h4, h5, h6')
    const levels = all.map((heading) => Number(heading.rawTagName.slice(1)))
    const titles = levels.filter((level) => level === 1).length
    const first = main?.querySelector('h1, h2, h3, h4, h5, h6')
    const skips = all.flatMap((heading, index) => {
      const [before, level] = [levels[index - 1], levels[index] ?? 0]
      return before !== undefined && level > before + 1
        ? [{ where: path, found: `h${level} "${excerpt(heading.text)}" after h${before}`, wanted: `h${before + 1}` }]
        : []
    })
    return onePage([
      ...(titles === 1 ? [] : [{ where: path, found: `${titles} h1`, wanted: 'one h1' }]),
      ...(first && first.rawTagName.toLowerCase() !== 'h1'
        ? [{ where: path, found: `${first.rawTagName} "${excerpt(first.text)}" first in main`, wanted: 'the h1 first' }]
        : []),
      ...skips,
    ])
  },
}
