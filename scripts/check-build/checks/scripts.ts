import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import type { ScriptReport } from '../base/script-report'
import type { Build } from '../base/build'
import { checkEach, type Problem, type Rule } from '../base/rule'
import { grownModules, readBaseline } from '../base/script-baseline'
import { budgets } from '../budgets'

type Limits = Pick<typeof budgets, 'maxScriptBytes' | 'maxArticleScriptBytes' | 'maxConsentScriptBytes'>

/** What comes when it is used: no page starts with it, but for those named. */
const comesLater: Readonly<Record<string, readonly string[]>> = {
  formik: [],
  yup: [],
  parse5: [],
  'vanilla-cookieconsent': [],
  'src/search/search-index.ts': ['component---src-templates-content-search-tsx'],
}

/** What is fetched only until a visitor has chosen about cookies, or where a tag manager is configured. */
const consentModules = ['vanilla-cookieconsent', 'src/analytics/tag-manager.ts']

/** Kinds of pages with a budget of their own. */
const ownLimits: Readonly<Record<string, keyof Limits>> = {
  'component---src-templates-article-tsx': 'maxArticleScriptBytes',
}

/** Compresses as the server does, each file once. */
function createSizes({ files }: Build) {
  const known = new Map<string, number>()
  return (name: string): number => {
    const file = files.get(`/${name}`)
    const size = known.get(name) ?? (file ? zlib.brotliCompressSync(fs.readFileSync(file)).length : 0)
    known.set(name, size)
    return size
  }
}

function readReport(projectFolder: string): ScriptReport {
  try {
    return JSON.parse(fs.readFileSync(path.join(projectFolder, '.cache', 'script-report.json'), 'utf8')) as ScriptReport
  } catch {
    return { pages: {}, modules: {} }
  }
}

/**
 * The scripts of each page stay within their budgets; where not, it names the modules that have grown since the sizes in
 * scripts/check-build/script-baseline.json were written.
 *
 * @param projectFolder where the build left .cache/script-report.json
 */
export const createScripts = (projectFolder: string, limits: Limits = budgets): Rule => ({
  name: 'The scripts of each kind of page are within their budgets, and come when they are used',
  checkSite: (build) => {
    const { pages, modules } = readReport(projectFolder)
    const sizeOf = createSizes(build)
    return checkEach(Object.entries(pages), ([page, { first, later }]): Problem[] => {
      const early = Object.entries(comesLater)
        .filter(([name, exceptions]) => !exceptions.includes(page) && first.some((file) => modules[file]?.[name]))
        .map(([name]) => ({ where: page, found: `starts with ${name}`, wanted: 'loaded when it is used' }))
      const isConsent = (file: string) => consentModules.some((name) => modules[file]?.[name])
      const files = [...first, ...later]
      const own = files.filter((file) => !isConsent(file))
      const parts = [
        { files: own, what: 'scripts', limit: limits[ownLimits[page] ?? 'maxScriptBytes'] },
        { files: files.filter(isConsent), what: 'scripts of consent', limit: limits.maxConsentScriptBytes },
      ]
      const tooLarge = parts.flatMap(({ files, what, limit }): Problem[] => {
        const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0)
        if (bytes <= limit) return []
        const grown = grownModules(files, modules, readBaseline()).join(', ') || 'nothing since the baseline'
        return [
          { where: page, found: `${bytes} bytes of ${what}, compressed; grown: ${grown}`, wanted: `at most ${limit}` },
        ]
      })
      return [...early, ...tooLarge]
    })
  },
})
