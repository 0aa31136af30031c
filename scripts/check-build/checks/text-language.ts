import type { Page } from '../base/page'
import { onePage, type Problem, type Rule } from '../base/rule'
import { countLetters, countThaiLetters, excerpt, textRuns } from '../base/text'

const minThaiShare = 0.55

/** Plain paths of pages whose main is mostly names, which stay in Latin letters in Thai too. */
const pagesOfNames: readonly string[] = []

function checkThai({ path, main, description }: Page, exceptions: readonly string[]): Problem[] {
  if (exceptions.includes(path) || !main) return []
  const isOwn = (language: string | null) => language === null || language.startsWith('th')
  const text = textRuns(main)
    .filter(({ language }) => isOwn(language))
    .map((run) => run.text)
    .join('\n')
  const share = countThaiLetters(text) / Math.max(1, countLetters(text))
  const percent = (value: number) => `${Math.round(value * 100)} %`
  const found = `${percent(share)} Thai letters in main`
  return [
    ...(share >= minThaiShare ? [] : [{ where: path, found, wanted: `at least ${percent(minThaiShare)}` }]),
    ...(description !== null && countThaiLetters(description) === 0
      ? [{ where: path, found: `description "${excerpt(description)}"`, wanted: 'a description in Thai' }]
      : []),
  ]
}

/** The whole page, not main alone: only what says that it is Thai (the language switch does) may be. */
function checkEnglish({ path, document, title, description }: Page): Problem[] {
  const runs = textRuns(document.querySelector('body') ?? document)
  const foreign = runs.filter(({ language }) => !language?.startsWith('th')).map(({ text }) => text)
  return [title, description ?? '', ...foreign]
    .filter((text) => countThaiLetters(text) > 0)
    .map((text) => ({ where: path, found: `Thai letters in "${excerpt(text)}"`, wanted: 'English, or lang="th"' }))
}

/**
 * Pages are written in the language of their path.
 *
 * @param exceptions plain paths of Thai pages that are mostly names
 */
export const createTextLanguage = (exceptions: readonly string[]): Rule => ({
  name: 'Thai pages are in Thai, English pages in English',
  checkPage: (page) => onePage(page.language === 'th' ? checkThai(page, exceptions) : checkEnglish(page)),
})

export const textLanguage: Rule = createTextLanguage(pagesOfNames)
