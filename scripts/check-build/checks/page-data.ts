import { decodedPath } from '../../../src/i18n/paths'
import { articleOf } from '../base/page'
import { onePage, type Rule } from '../base/rule'
import { budgets } from '../budgets'

/** Every page has its data for navigation within the site; those of articles are small. */
export const pageData: Rule = {
  name: 'Pages have their page-data.json, small for articles',
  checkPage: ({ path, pageData: data }) => {
    if (!data) return onePage([{ where: path, found: 'no readable page-data.json', wanted: 'one' }])
    const limit = budgets.maxArticlePageDataBytes
    const isLarge = articleOf(path) !== null && data.bytes > limit
    return onePage([
      ...(decodedPath(data.path) === path
        ? []
        : [{ where: path, found: `page-data.json of "${data.path}"`, wanted: 'its own' }]),
      ...(isLarge ? [{ where: path, found: `page-data.json of ${data.bytes} bytes`, wanted: `at most ${limit}` }] : []),
    ])
  },
}
