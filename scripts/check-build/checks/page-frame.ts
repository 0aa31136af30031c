import { onePage, type Rule } from '../base/rule'

/** What a page may say once. */
const single = ['title', 'meta[name="description"]', 'meta[name="robots"]', 'link[rel="canonical"]']

/** The page says its language and where its content is, and does not contradict itself in its head. */
export const pageFrame: Rule = {
  name: 'A page has one main, the language of its path, and nothing twice in its head',
  checkPage: ({ path, language, document }) => {
    const written = document.querySelector('html')?.getAttribute('lang') ?? 'no lang'
    const mains = document.querySelectorAll('main').length
    const repeated = single
      .map((selector) => ({ selector, count: document.querySelectorAll(`head ${selector}`).length }))
      .filter(({ count }) => count > 1)
    return onePage([
      ...(written === language ? [] : [{ where: path, found: `lang="${written}"`, wanted: `lang="${language}"` }]),
      ...(mains === 1 ? [] : [{ where: path, found: `${mains} main elements`, wanted: 'one' }]),
      ...repeated.map(({ selector, count }) => ({ where: path, found: `${count} ${selector}`, wanted: 'one' })),
    ])
  },
}
