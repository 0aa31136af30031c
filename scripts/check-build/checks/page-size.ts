import { gzipSync } from 'node:zlib'
import { onePage, type Rule } from '../base/rule'
import { budgets } from '../budgets'

const gzipBytes = (text: string) => gzipSync(text, { level: 9 }).length

/** HTML and inlined CSS stay within their budgets. */
export function createPageSize(limits: Pick<typeof budgets, 'maxHtmlGzipBytes' | 'maxInlinedCssGzipBytes'>): Rule {
  const cssBytes = new Map<string, number>()
  const cssBytesOf = (css: string) => {
    const bytes = cssBytes.get(css) ?? gzipBytes(css)
    cssBytes.set(css, bytes)
    return bytes
  }
  return {
    name: 'HTML and inlined CSS are within their budgets',
    checkPage: ({ path, html, document }) => {
      const css = document.querySelectorAll('style').map((style) => style.rawText)
      const sizes = [
        { what: 'HTML', bytes: gzipBytes(html), limit: limits.maxHtmlGzipBytes },
        { what: 'inlined CSS', bytes: cssBytesOf(css.join('\n')), limit: limits.maxInlinedCssGzipBytes },
      ]
      return onePage(
        sizes
          .filter(({ bytes, limit }) => bytes > limit)
          .map(({ what, bytes, limit }) => ({
            where: path,
            found: `${bytes} bytes of ${what}, compressed`,
            wanted: `at most ${limit}`,
          })),
      )
    },
  }
}

export const pageSize: Rule = createPageSize(budgets)
