/** Longest HTML of an article in one language, in bytes: about fifty times a long article. */
export const maxArticleHtmlBytes = 500_000

/** Elements that may be open at once. */
const maxOpenElements = 300

/** How often a parser may have to open unclosed elements such as `<b>` once more, over a whole text. */
const maxReopenedElements = 20_000

/** Elements that a parser opens again in each block that follows, until they are closed. */
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))

/** Elements whose end may be left out, or that have none. */
const withoutEnd = new Set(
  (
    'area base br col embed hr img input link meta param source track wbr ' +
    'p li dt dd option tr td th thead tbody tfoot colgroup'
  ).split(' '),
)

const rawText = /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title|xmp|noscript|iframe)\b[\s\S]*?(?:<\/\1|$)/gi
const tags = /<(\/?)([a-z][^\s/>]*)(?:[^>"']|"[^"]*"|'[^']*')*>?/gi

/**
 * Whether HTML leaves so many elements open that a parser would build a tree out of all proportion: 800 unclosed `<b>`, each
 * in a paragraph, are a third of a million elements. Read off the tags, without parsing.
 */
export function isTangled(html: string): boolean {
  let openElements = 0
  let openFormatting = 0
  let reopened = 0
  for (const [, slash, name = ''] of html.replace(rawText, '').matchAll(tags)) {
    const tag = name.toLowerCase()
    const step = slash ? -1 : 1
    if (!slash) reopened += openFormatting
    if (formatting.has(tag)) openFormatting = Math.max(0, openFormatting + step)
    if (!withoutEnd.has(tag)) openElements = Math.max(0, openElements + step)
    if (openElements > maxOpenElements || reopened > maxReopenedElements) return true
  }
  return false
}
