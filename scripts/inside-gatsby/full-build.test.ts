import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { inProject, typeScriptWords } from '../lib/project'

const { pathOf, write } = useTemporaryFolder()

/** A Gatsby whose build command calls what the installed one calls, and tells of it. */
const gatsby = {
  'gatsby-cli/package.json': '{}',
  'gatsby-cli/lib/reporter.js': 'module.exports = { setNoColor() {}, panicOnBuild() {}, error() {} }',
  'gatsby-cli/lib/reporter/redux.js': 'exports.setStore = () => {}',
  'gatsby/package.json': '{}',
  'gatsby/dist/redux.js': 'exports.store = { getState: () => global.state }',
  'gatsby/dist/redux/persist.js': 'exports.readFromCache = () => ({}); exports.writeToCache = () => {}',
  'gatsby/dist/redux/save-state.js': `exports.saveState = async () => console.log('stored')`,
  'gatsby/dist/services.js': `for (const name of ['createPages', 'calculateDirtyQueries', 'runStaticQueries', 'runPageQueries', 'runSliceQueries'])
    exports[name] = () => {}
    exports.sourceNodes = async () => console.log('sources')`,
  'gatsby/dist/datastore.js': `exports.getTypes = () => ['File', 'SitePage', 'BlogArticle']`,
  'gatsby/dist/utils/page-data.js': `exports.flush = () => {}; exports.handleStalePageData = async () => console.log('looked at all data')`,
  'gatsby/dist/utils/parcel/compile-gatsby-files.js': `exports.compileGatsbyFiles = async () => console.log('compiled')`,
  'gatsby/dist/commands/build-html.js': `exports.buildHTMLPagesAndDeleteStaleArtifacts = async () => ({ toRegenerate: ['/kept/'], toDelete: ['/gone/'] })`,
  'gatsby/dist/commands/build.js': `
    const { getTypes } = require('../datastore')
    module.exports = async () => {
      const { saveState } = require('../redux/save-state')
      await require('../utils/parcel/compile-gatsby-files').compileGatsbyFiles()
      await require('../services').sourceNodes({})
      console.log('types: ' + getTypes())
      state.pages.delete('/gone/')
      await require('../utils/page-data').handleStalePageData()
      await saveState()
      const { toDelete } = await require('./build-html').buildHTMLPagesAndDeleteStaleArtifacts({})
      console.log('built without ' + toDelete)
    }`,
}

/** Builds in a process of its own, where the last build has made some pages; returns what was told. */
function build(pages: readonly string[], keepsCompiled = true): string[] {
  write('package.json', '{}')
  for (const [name, text] of Object.entries(gatsby)) write(`node_modules/${name}`, text)
  for (const page of pages) write(`public/page-data${page}page-data.json`, '{}')
  write(
    'build.ts',
    `const { buildFully } = require(${JSON.stringify(inProject('scripts', 'inside-gatsby', 'full-build.ts'))})
    const state = { pages: new Map(${JSON.stringify(pages.map((page) => [page, {}]))}), inferenceMetadata: { BlogArticle: { ignored: true } } }
    Object.assign(global, { state })
    void buildFully(${JSON.stringify(pathOf())}, { keepsCompiled: ${keepsCompiled} }, () => console.log('sourced')).then(({ pages, storeState }) => {
      console.log('pages: ' + pages)
      return storeState()
    })`,
  )
  const words = typeScriptWords(pathOf('build.ts'))
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: pathOf(), encoding: 'utf8' })
  return `${stdout}${stderr}`.trim().split('\n')
}

test('what Gatsby knows is stored once, at the end, after the pages that it has made are told, and types whose fields are declared are not looked at', () => {
  expect(build(['/kept/', '/gone/'])).toEqual([
    'sources',
    'sourced',
    'types: File',
    'built without /gone/',
    'pages: /kept/,/gone/',
    'stored',
  ])
})

test('the data of pages that are gone is removed, and no other', () => {
  build(['/kept/', '/gone/'])
  expect(fs.existsSync(pathOf('public/page-data/kept/page-data.json'))).toBe(true)
  expect(fs.existsSync(pathOf('public/page-data/gone/page-data.json'))).toBe(false)
})

test('without a last build Gatsby looks at all data itself; where code has changed it compiles', () => {
  expect(build([], false)).toEqual([
    'compiled',
    'sources',
    'sourced',
    'types: File',
    'looked at all data',
    'built without /gone/',
    'pages: /kept/,/gone/',
    'stored',
  ])
})
