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
  'gatsby/dist/redux/save-state.js': `exports.saveState = async () => console.log('stored')`,
  'gatsby/dist/datastore.js': `exports.getTypes = () => ['File', 'SitePage', 'BlogArticle']`,
  'gatsby/dist/utils/page-data.js': `exports.flush = () => {}; exports.handleStalePageData = async () => console.log('looked at all data')`,
  'gatsby/dist/utils/parcel/compile-gatsby-files.js': `exports.compileGatsbyFiles = async () => console.log('compiled')`,
  'gatsby/dist/commands/build.js': `
    const { getTypes } = require('../datastore')
    module.exports = async () => {
      const { saveState } = require('../redux/save-state')
      await require('../utils/parcel/compile-gatsby-files').compileGatsbyFiles()
      console.log('types: ' + getTypes())
      state.pages.delete('/gone/')
      await require('../utils/page-data').handleStalePageData()
      await saveState()
      console.log('built')
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
    void buildFully(${JSON.stringify(pathOf())}, { keepsCompiled: ${keepsCompiled} })`,
  )
  const words = typeScriptWords(pathOf('build.ts'))
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: pathOf(), encoding: 'utf8' })
  return `${stdout}${stderr}`.trim().split('\n')
}

test('what Gatsby knows is stored once, at the end, and types whose fields are declared are not looked at', () => {
  expect(build(['/kept/', '/gone/'])).toEqual(['types: File', 'built', 'stored'])
})

test('the data of pages that are gone is removed, and no other', () => {
  build(['/kept/', '/gone/'])
  expect(fs.existsSync(pathOf('public/page-data/kept/page-data.json'))).toBe(true)
  expect(fs.existsSync(pathOf('public/page-data/gone/page-data.json'))).toBe(false)
})

test('without a last build Gatsby looks at all data itself; where code has changed it compiles', () => {
  expect(build([], false)).toEqual(['compiled', 'types: File', 'looked at all data', 'built', 'stored'])
})
