import { onePage, type Rule } from '../base/rule'

/** The page says its language, and where its content is. */
export const pageFrame: Rule = {
  name: 'A page has one main, and the language of its path',
  checkPage: ({ path, language, document }) => {
    const written = document.querySelector('html')?.getAttribute('lang') ?? 'no lang'
    const mains = document.querySelectorAll('main').length
    return onePage([
      ...(written === language ? [] : [{ where: path, found: `lang="${written}"`, wanted: `lang="${language}"` }]),
      ...(mains === 1 ? [] : [{ where: path, found: `${mains} main elements`, wanted: 'one' }]),
    ])
  },
}
