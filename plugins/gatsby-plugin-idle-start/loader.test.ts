import vm from 'node:vm'
import { loaderCode, loaderElement, rewriteScripts } from './loader'

const written = `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="hash1";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script>`

test("Gatsby's scripts become one script of the same text, with what differs in attributes", () => {
  const html = rewriteScripts(written, 'idle')
  expect(html).toBe(loaderElement(['/app-1.js', '/webpack-runtime-1.js'], 'hash1', 'idle'))
  expect(html).toBe(
    `<script data-scripts="/app-1.js /webpack-runtime-1.js" data-compilation="hash1" data-start="idle">${loaderCode}</script>`,
  )
})

test('what stands in an attribute cannot leave it', () => {
  expect(loaderElement(['/a"><b>&.js'], '', 'idle')).toContain('data-scripts="/a&#34;&#62;&#60;b&#62;&#38;.js"')
})

test.each([
  ['without scripts', '<script>window.___webpackCompilationHash="hash1";</script>'],
  ['without the runtime', written.replace('webpack-runtime-1', 'bundle-1')],
  ['without the hash', '<script src="/webpack-runtime-1.js" async></script>'],
])('a Gatsby that writes it %s stops the build', (_, html) => {
  expect(() => rewriteScripts(html, 'idle')).toThrow('gatsby-plugin-idle-start')
})

test('the text can stand in an element', () => {
  expect(loaderCode).not.toMatch(/<[/!]/)
})

/** A page as far as the loader knows it. */
function pageWith({ start = 'idle', readyState = 'loading', hasIdle = true, visit = 'navigate' } = {}) {
  const listeners = new Map<string, (event: unknown) => void>()
  const waiting: { paint: (() => void)[]; idle: (() => void)[] } = { paint: [], idle: [] }
  const loaded: string[] = []
  const inOrder: boolean[] = []
  const dataset: Record<string, string> = {}
  const window: Record<string, unknown> = {
    ...(hasIdle && { requestIdleCallback: (work: () => void) => waiting.idle.push(work) }),
  }
  class Observer {
    constructor(told: (list: null, observer: Observer) => void) {
      this.observe = () => waiting.paint.push(() => told(null, this))
    }
    observe: () => void
    disconnect = () => undefined
  }
  vm.runInNewContext(loaderCode, {
    window,
    ...window,
    setTimeout: (work: () => void) => waiting.idle.push(work),
    PerformanceObserver: Observer,
    addEventListener: (name: string, work: (event: unknown) => void) => listeners.set(name, work),
    removeEventListener: (name: string) => listeners.delete(name),
    location: { search: '?a=1', hash: '#b' },
    performance: { getEntriesByType: () => [{ type: visit }] },
    document: {
      readyState,
      currentScript: { dataset: { scripts: '/a.js /b.js', compilation: 'hash1', start } },
      documentElement: { dataset: { pagePath: '/%E0%B8%9A/' } },
      createElement: () => ({}),
      body: {
        dataset,
        append: ({ src, async }: { src: string; async?: boolean }) => {
          loaded.push(src)
          inOrder.push(async === false)
        },
      },
    },
  })
  return { window, listeners, waiting, loaded, inOrder, dataset }
}

const run = (works: (() => void)[]) => works.splice(0).forEach((work) => work())

test.each([true, false])('scripts start after load, paint and idle (with requestIdleCallback: %s)', (hasIdle) => {
  const { window, listeners, waiting, loaded } = pageWith({ hasIdle })
  listeners.get('load')?.({})
  expect(waiting.idle).toEqual([])
  run(waiting.paint)
  expect(loaded).toEqual([])
  run(waiting.idle)
  expect(loaded).toEqual(['/a.js', '/b.js'])
  expect(window).toMatchObject({ pagePath: '/%E0%B8%9A/', ___webpackCompilationHash: 'hash1', ___chunkMapping: {} })
})

test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown'])('the first %s starts them, once', (name) => {
  const { listeners, waiting, loaded } = pageWith()
  listeners.get(name)?.({})
  listeners.get('load')?.({})
  run(waiting.paint)
  run(waiting.idle)
  expect(loaded).toEqual(['/a.js', '/b.js'])
  expect(listeners.has('keydown')).toBe(false)
})

test('they run in their order, however they come', () => {
  expect(pageWith({ start: 'now' }).inOrder).toEqual([true, true])
})

test('switched off, they start at once; a page that has loaded already waits for paint and idle alone', () => {
  expect(pageWith({ start: 'now' }).loaded).toEqual(['/a.js', '/b.js'])
  const { waiting, loaded } = pageWith({ readyState: 'complete' })
  run(waiting.paint)
  run(waiting.idle)
  expect(loaded).toHaveLength(2)
})

test('buttons that do nothing by themselves are kept until the page has been taken over', () => {
  const { window, listeners } = pageWith()
  const press = (found: unknown) =>
    listeners.get('click')?.({ target: { closest: (wanted: string) => (wanted.startsWith('button') ? found : null) } })
  press('button')
  press(null)
  listeners.get('click')?.({ target: {} })
  expect(window.___pressed).toEqual(['button'])
  window.___pressed = null
  expect(() => press('button')).not.toThrow()
})

test.each([
  [{ href: '/en/', search: '', hash: '' }, '/en/?a=1#b'],
  [{ href: '/en/?c', search: '?c', hash: '' }, '/en/?c'],
  [{ href: '/en/#c', search: '', hash: '#c' }, '/en/#c'],
])('a link that keeps query and hash takes them along, unless it has its own: %j', (link, expected) => {
  const { listeners } = pageWith()
  const closest = (wanted: string) => (wanted === 'a[data-keeps-query]' ? link : null)
  listeners.get('click')?.({ target: { closest } })
  expect(link.href).toBe(expected)
})

test.each([
  ['navigate', false],
  ['reload', true],
  ['back_forward', true],
])(
  'a page that came by %s, where the browser may scroll to an earlier place, is laid out whole: %s',
  (visit, isWhole) => {
    expect('whole' in pageWith({ visit }).dataset).toBe(isWhole)
  },
)

test.each([
  ['a[href*="#"]', true],
  ['button', false],
])('before a click on %s scrolls, the page is laid out whole: %s', (kind, isWhole) => {
  const { listeners, dataset } = pageWith()
  listeners.get('click')?.({ target: { closest: (wanted: string) => (wanted === kind ? {} : null) } })
  expect('whole' in dataset).toBe(isWhole)
})
