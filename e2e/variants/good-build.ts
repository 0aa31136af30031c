import fs from 'node:fs'
import path from 'node:path'
import { categories } from '../../src/i18n/categories'
import { languages } from '../../src/i18n/locales'
import { languagesOf, type VariantArticle } from './articles'
import type { BrokenItem } from './broken-articles'
import type { BuildResult } from './build'
import { articlePath, pageExists, pagesUnder, readPage } from './page-files'

/** What is wrong, one sentence each; empty when all is right. */
export type Faults = string[]

const fault = (isRight: boolean, text: string): Faults => (isRight ? [] : [text])

/** A page for every language of every article, with its title, and for no other. */
export function checkPages(folder: string, articles: readonly VariantArticle[]): Faults {
  return articles.flatMap((article) =>
    languages.flatMap((language) => {
      const place = articlePath(article, language)
      const isWanted = languagesOf(article).includes(language)
      if (pageExists(folder, place) !== isWanted) return [`${place}: ${isWanted ? 'no page' : 'a page too many'}`]
      if (!isWanted) return []
      const page = readPage(folder, place)
      const heading = page.querySelector('h1')?.text.trim()
      const alternates = page.querySelectorAll('link[hreflang]').map((link) => link.getAttribute('hreflang'))
      const expected = languagesOf(article).length > 1 ? ['th', 'en', 'x-default'] : ['x-default']
      return [
        ...fault(heading === article.title[language]?.trim(), `${place}: its heading is ${JSON.stringify(heading)}`),
        ...fault(alternates.join() === expected.join(), `${place}: hreflang ${alternates.join()}`),
      ]
    }),
  )
}

/** The content hub and its categories stand, and list nothing but articles that have a page. */
export function checkLists(folder: string): Faults {
  const lists = ['/content/', ...categories.map(({ key }) => `/content/${key}/`)]
  return lists
    .flatMap((list) => [list, `/en${list}`])
    .flatMap((list) => {
      if (!pageExists(folder, list)) return [`${list}: no page`]
      const links = readPage(folder, list)
        .querySelectorAll('main article a')
        .map((link) => decodeURI(link.getAttribute('href') ?? ''))
      return links.filter((link) => !pageExists(folder, link)).map((link) => `${list}: leads to ${link}, no page`)
    })
}

/** Every broken item is named in the output with the field, and left nothing behind. */
export function checkBroken(folder: string, output: string, broken: readonly BrokenItem[]): Faults {
  const unnamed = broken.filter(({ says }) => !output.includes(says)).map(({ says }) => `the output lacks: ${says}`)
  const escaped = ['public/etc', 'etc', 'escape', '../etc', '../escape', 'public/content/etc']
    .filter((name) => fs.existsSync(path.join(folder, name)))
    .map((name) => `${name} was written`)
  const known = [...pagesUnder(folder, '/content/'), ...pagesUnder(folder, '/en/content/')]
  const left = known.filter((place) => /\/(sports|no-title|text-title|no-body|half|when|never|no-id)\//.test(place))
  return [...unnamed, ...escaped, ...left.map((place) => `${place} is there`)]
}

/** The sums at the end of the sourcing are right. */
export function checkSummary({ output }: BuildResult, articles: number, leftOut: number): Faults {
  const line = /blog API: \d+ articles,.*/.exec(output)?.[0] ?? 'no summary'
  const isRight = line.startsWith(`blog API: ${articles} articles, `) && line.includes(` ${leftOut} left out`)
  return fault(isRight, `wanted ${articles} articles and ${leftOut} left out, got: ${line}`)
}
