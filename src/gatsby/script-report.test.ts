import { reportScripts } from './script-report'

type Compilation = Parameters<typeof reportScripts>[0]
type Group = Compilation['chunkGroups'] extends Iterable<infer Item> ? Item : never

const chunk = (name: string) => ({ files: [`${name}.js`, `${name}.js.map`, `${name}.css`] })
const group = (name: string | null, files: string[], children: Group[] = []): Group => ({
  name,
  chunks: files.map(chunk),
  childrenIterable: children,
})
const module = (file: string, size: number) => ({ size: () => size, nameForCondition: () => `/site/${file}` })

test('A page has the scripts that it starts with and those that it may ask for, but not those of other pages', () => {
  const engine = group('engine', ['engine', 'shared'])
  const other = group('component---other', ['other'])
  const page = group('component---page', ['page', 'shared'], [engine])
  const banner = group(null, ['banner'])
  const app = group('app', ['runtime', 'app'], [page, other, banner])
  const { pages } = reportScripts(
    {
      chunkGroups: [app, page, other, engine, banner],
      entrypoints: new Map([['app', app]]),
      chunks: [],
      chunkGraph: { getChunkModules: () => [] },
    },
    '/site',
  )
  expect(pages).toEqual({
    'component---page': { first: ['app.js', 'page.js', 'runtime.js', 'shared.js'], later: ['banner.js', 'engine.js'] },
    'component---other': { first: ['app.js', 'other.js', 'runtime.js'], later: ['banner.js'] },
  })
})

test('Modules are summed by package, joined ones too; our own stand by their paths', () => {
  const joined = {
    size: () => 0,
    nameForCondition: () => null,
    modules: [module('src/a.ts', 5), module('node_modules/@x/y/b.js', 7)],
  }
  const modules = [joined, module('node_modules/@x/y/c.js', 2), module('node_modules/z/node_modules/w/c.js', 3)]
  const { modules: sizes } = reportScripts(
    { chunkGroups: [], entrypoints: new Map(), chunks: [chunk('app')], chunkGraph: { getChunkModules: () => modules } },
    '/site',
  )
  expect(sizes).toEqual({ 'app.js': { 'src/a.ts': 5, '@x/y': 9, z: 3 } })
})
