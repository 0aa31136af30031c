import fs from 'node:fs'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { loaderElement, type Start } from './loader'
import { ScriptsSlice } from './scripts-slice'

const slice = 'public/_gatsby/slices/_gatsby-scripts-1.html'
const runtime = '/webpack-runtime-1.js'
const gatsbys = (script: string) =>
  `<script>window.___webpackCompilationHash="hash";</script>${[runtime, script].map((src) => `<script src="${src}" async></script>`).join('')}`

const { pathOf, write } = useTemporaryFolder()
const read = () => fs.readFileSync(pathOf(slice), 'utf8')
const pluginWith = (start: Start) => new ScriptsSlice({ folder: pathOf(), start })

beforeEach(() => write('.cache/x', ''))

/** One build in a process of its own. @returns whether Gatsby puts the file into all pages anew */
function build(script: string, start: Start = 'idle'): boolean {
  const steps: { stage: number; work: () => void }[] = []
  const tap = ({ stage }: { stage: number }, work: () => void) => steps.push({ stage, work })
  pluginWith(start).apply({ hooks: { done: { tap } } })
  let isChanged = false
  const writeAsGatsby = () => {
    isChanged = !fs.existsSync(pathOf(slice)) || read() !== gatsbys(script)
    if (isChanged) write(slice, gatsbys(script))
  }
  steps.push({ stage: 0, work: writeAsGatsby })
  for (const { work } of steps.sort((one, other) => one.stage - other.stage)) work()
  return isChanged
}

test('the file is rewritten, and pages are written anew when code changes, and only then', () => {
  expect(build('/app-1.js')).toBe(true)
  expect(read()).toBe(loaderElement(['/app-1.js', runtime], 'hash', 'idle'))
  expect(build('/app-1.js')).toBe(false)
  expect(read()).toBe(loaderElement(['/app-1.js', runtime], 'hash', 'idle'))
  expect(build('/app-2.js')).toBe(true)
  expect(read()).toBe(loaderElement(['/app-2.js', runtime], 'hash', 'idle'))
})

test('another way to start writes all pages anew', () => {
  build('/app-1.js')
  expect(build('/app-1.js', 'now')).toBe(true)
  expect(read()).toBe(loaderElement(['/app-1.js', runtime], 'hash', 'now'))
})

test('a build that was killed between the two leaves nothing behind', () => {
  build('/app-1.js')
  pluginWith('idle').putBack()
  expect(read()).toBe(gatsbys('/app-1.js'))
  expect(build('/app-1.js')).toBe(false)
  expect(read()).toBe(loaderElement(['/app-1.js', runtime], 'hash', 'idle'))
})

test('a compilation that left no file is left to Gatsby', () => {
  const plugin = pluginWith('idle')
  plugin.putBack()
  plugin.rewrite()
  expect(fs.existsSync(pathOf(slice))).toBe(false)
})
