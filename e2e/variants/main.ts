import fs from 'node:fs'
import path from 'node:path'
import { runCommand } from '../../scripts/lib/command'
import { languages } from '../../src/i18n/locales'
import { hostileArticles, languagesOf, plainArticles, type VariantArticle } from './articles'
import { VariantBlogApi } from './blog-api'
import { brokenItems } from './broken-articles'
import { changedPages, readLatest, runBuild, stepCount, type BuildResult } from './build'
import { failingCases, tryFailingBuild } from './failing-builds'
import { checkBroken, checkLists, checkPages, checkSummary } from './good-build'
import { checkHostilePages } from './hostile-pages'
import { articlePath, pageExists, pagesUnder, readPage } from './page-files'
import { copyProject } from '../../scripts/lib/project-copy'
import { printOutcome, sumUp, type Outcome } from './report'

/** Its own two, those of its neighbours and of articles related to it, and lists. */
const mostPagesOfAnEdit = 40

/** What every build that should end well must have; its output is kept for whoever reads the faults. */
function ended(folder: string, name: string, { exitCode, output }: BuildResult): string[] {
  fs.writeFileSync(path.join(folder, `${name}.log`), output)
  return exitCode === 0 ? [] : [`exit code ${exitCode}: ${output.trim().split('\n').slice(-6).join(' | ')}`]
}

const work = (output: string) =>
  `${stepCount(output, /run (page queries|queries in workers)/)} queries, ${stepCount(output, /Building static HTML for pages/)} pages rendered`

/** The first build: articles of every kind, hostile and broken ones among them. */
async function tryFirstBuild(folder: string, api: VariantBlogApi): Promise<Outcome[]> {
  const [plain, hostile, broken] = [plainArticles(), hostileArticles(), brokenItems()]
  api.items = [...plain, ...hostile, ...broken.map(({ item }) => item)]
  const result = await runBuild(folder, api.url)
  const failed = ended(folder, 'first', result)
  const first = { what: 'articles of every kind', seconds: result.seconds, note: work(result.output) }
  if (failed.length > 0) return [{ ...first, faults: failed }]
  const startMs = Date.now()
  const places = hostile.map((article) => articlePath(article, 'th')).filter((place) => pageExists(folder, place))
  const ran = await checkHostilePages(folder, places)
  return [
    {
      ...first,
      faults: [
        ...checkPages(folder, [...plain, ...hostile]),
        ...checkLists(folder),
        ...checkBroken(folder, result.output, broken),
        ...checkSummary(result, plain.length + hostile.length, broken.length),
      ],
    },
    {
      what: 'hostile articles, opened in a browser',
      seconds: Math.round((Date.now() - startMs) / 1000),
      note: `${places.length} pages`,
      faults: ran,
    },
  ]
}

/** Whether a page shows an article: it is the article's own, leads to it, or lists it. */
const shows = (folder: string, place: string, { title }: VariantArticle): boolean => {
  const words = pageExists(folder, place) ? readPage(folder, place).text : ''
  return languages.some((language) => words.includes(title[language] ?? ' '))
}

/** One article is edited: only what shows it is made anew. */
async function tryEdit(folder: string, api: VariantBlogApi): Promise<Outcome> {
  const articles = plainArticles()
  const edited = articles[8] as VariantArticle
  const title = { th: 'หัวเรื่องใหม่', en: 'A new title' }
  const changedArticle = { ...edited, title, updatedAt: '2026-11-01T00:00:00.000Z' }
  api.items = api.items.map((item) => ((item as VariantArticle | null)?.id === edited.id ? changedArticle : item))
  api.requests = 0
  const result = await runBuild(folder, api.url)
  const faults = ended(folder, 'edit', result)
  const changed = faults.length > 0 ? [] : changedPages(folder)
  const strange = changed.filter((place) => !shows(folder, place, changedArticle))
  const wanted = languagesOf(changedArticle).map((language) => articlePath(changedArticle, language))
  return {
    what: 'one article edited',
    seconds: result.seconds,
    note: `${work(result.output)}, ${changed.length} pages changed, ${api.requests} requests`,
    faults: [
      ...faults,
      ...checkPages(folder, [changedArticle]),
      ...wanted.filter((place) => !changed.includes(place)).map((place) => `${place} is not among the changed pages`),
      ...strange.map((place) => `${place} changed without showing the article`),
      ...(changed.length > mostPagesOfAnEdit ? [`${changed.length} pages changed`] : []),
    ],
  }
}

/** The API is as it was: the build makes no new id and changes nothing. */
async function tryAgain(folder: string, api: VariantBlogApi): Promise<Outcome> {
  const latest = readLatest(folder)
  const result = await runBuild(folder, api.url)
  const faults = ended(folder, 'again', result)
  const isSame = readLatest(folder) === latest
  const note = work(result.output)
  return {
    what: 'after the failures, nothing changed',
    seconds: result.seconds,
    note,
    faults: [...faults, ...(isSame ? [] : ['the build has a new id'])],
  }
}

/** No article at all: the lists stand, empty, and every article's page is gone. */
async function tryNone(folder: string, api: VariantBlogApi): Promise<Outcome> {
  api.items = []
  const result = await runBuild(folder, api.url, { ALLOW_ARTICLE_LOSS: '1' })
  const faults = ended(folder, 'none', result)
  const lists = /^\/(en\/)?content\/([\w-]+\/)?$/
  const left = ['/content/', '/en/content/'].flatMap((start) => pagesUnder(folder, start))
  return {
    what: 'no article at all',
    seconds: result.seconds,
    note: `${left.length} lists left`,
    faults: [
      ...faults,
      ...checkLists(folder),
      ...left.filter((place) => !lists.test(place)).map((place) => `${place} is still there`),
    ],
  }
}

/**
 * Builds a copy of the project against blog APIs that are not the embedded one: other articles, hostile and broken ones,
 * APIs that fail in every way, none at all. By hand (`npm run faults -- build`): it takes several minutes.
 *
 * @param isKept the copy, with the output of each build, is not removed
 */
export async function tryBuilds({ isKept = false } = {}): Promise<Outcome[]> {
  const { folder, remove } = copyProject()
  const api = new VariantBlogApi()
  const outcomes: Outcome[] = []
  const note = (outcome: Outcome) => {
    outcomes.push(outcome)
    printOutcome(outcome)
  }
  try {
    await api.start()
    ;(await tryFirstBuild(folder, api)).forEach(note)
    note(await tryEdit(folder, api))
    for (const failing of failingCases) note(await tryFailingBuild(folder, api, failing))
    note(await tryAgain(folder, api))
    note(await tryNone(folder, api))
    return outcomes
  } finally {
    await api.stop()
    if (isKept) console.log(`The copy stays in ${folder}`)
    else remove()
  }
}

if (require.main === module) {
  void runCommand(async (words) => sumUp(await tryBuilds({ isKept: words.includes('--keep') })))
}
