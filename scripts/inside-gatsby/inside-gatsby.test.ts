import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { inProject, projectFolder, typeScriptWords } from '../lib/project'
import { gatsbyParts } from './parts'

const { pathOf, write } = useTemporaryFolder()

/** Asks for a part in a process of its own, where nothing of Gatsby's is loaded or replaced. */
function partsOf(folder: string, names: readonly string[]) {
  write(
    'ask.ts',
    [
      `const { gatsbyPart } = require(${JSON.stringify(inProject('scripts', 'inside-gatsby', 'parts.ts'))})`,
      `for (const name of ${JSON.stringify(names)}) gatsbyPart(${JSON.stringify(folder)}, name)`,
      `console.log('all there')`,
      `process.exit(0)`,
    ].join('\n'),
  )
  const { stdout, stderr } = spawnSync(process.execPath, typeScriptWords(pathOf('ask.ts')), {
    cwd: pathOf(),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1' },
  })
  return `${stdout}${stderr}`
}

test('the installed Gatsby has every part of its inside that the resident builder uses', () => {
  expect(partsOf(projectFolder, Object.keys(gatsbyParts))).toContain('all there')
})

test('a Gatsby whose parts have moved is named, with what it lacks', () => {
  write('site/package.json', '{}')
  write('site/node_modules/gatsby/package.json', '{"name": "gatsby", "version": "6.0.0"}')
  write('site/node_modules/gatsby/dist/services.js', 'exports.sourceNodes = () => {}')
  const output = partsOf(pathOf('site'), ['gatsby/dist/services'])
  expect(output).toContain('gatsby/dist/services has no createPages, calculateDirtyQueries')
})

test.each([
  ['compiles gatsby-*.ts', 'services/initialize.js', '.compileGatsbyFiles)(siteDirectory)'],
  ['stores what it knows', 'commands/build.js', 'await db.saveState()'],
  ['asks which types there are', 'schema/index.js', 'types: getTypes()'],
  ['removes data of pages that are gone', 'bootstrap/index.js', '.handleStalePageData)(parentSpan)'],
])('Gatsby %s by a function that can be replaced', (_, file, call) => {
  expect(fs.readFileSync(inProject('node_modules/gatsby/dist', file), 'utf8')).toContain(call)
})

test.each([
  [
    'the plugin that makes nodes of pages may keep them',
    'redux/reducers/stateful-source-plugins.js',
    'add(action.plugin.name)',
  ],
  ['what it keeps is not looked at', 'utils/source-nodes.js', 'statefulSourcePlugins.has(pluginName)'],
  ['it removes them itself', 'internal-plugins/internal-data-bridge/gatsby-node.js', 'emitter.on(`DELETE_PAGE`'],
  ['fields of pages are declared', 'schema/types/built-in-types.js', 'type SitePage implements Node @dontInfer'],
])('%s, as is taken for granted', (_, file, code) => {
  expect(fs.readFileSync(inProject('node_modules/gatsby/dist', file), 'utf8')).toContain(code)
})

test('Gatsby is pinned to one version', () => {
  const { dependencies } = JSON.parse(fs.readFileSync(inProject('package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(dependencies['gatsby']).toMatch(/^\d+\.\d+\.\d+$/)
})

test('nothing else touches the inside of Gatsby', () => {
  const files = ['src', 'scripts', 'server', 'plugins'].flatMap((folder) =>
    fs
      .readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs|js)$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name)),
  )
  const touching = files.filter((name) => /gatsby(-cli)?\/(dist|lib)\//.test(fs.readFileSync(inProject(name), 'utf8')))
  expect(touching.filter((name) => !name.startsWith(path.join('scripts', 'inside-gatsby', path.sep)))).toEqual([])
})
