import path from 'node:path'

/** Attribute of <html> with the path that Gatsby's start-up code looks at, as browsers write it. */
export const pathAttribute = 'data-page-path'

/** When the scripts start: once the page is painted and the browser idle or somebody touches it, or at once. */
export type Start = 'idle' | 'now'

/**
 * The one executable script that stands in a page. Its text is the same on every page of every build, so that a
 * Content-Security-Policy can name it by its hash; what differs stands in attributes. It is written as text, and not as a
 * function turned into text, since every compiler would write another one.
 *
 * A button without a deed of its own, pressed before the scripts are there, is kept in `___pressed` and pressed again by
 * gatsby-browser.ts. A link that says `data-keeps-query` takes the page's query and hash along: it stands in the page without.
 *
 * Scripts are fetched together and run in their order, each as a task of its own.
 *
 * Where the browser will scroll, to where one has been or to a place that a link names, the page is laid out whole first
 * (lay-out-rest.ts).
 */
export const loaderCode = `(() => {
const { scripts, compilation, start: when } = document.currentScript.dataset
const [visit] = performance.getEntriesByType('navigation')
if (!visit || visit.type !== 'navigate') document.body.dataset.whole = ''
const touches = ['pointerdown', 'pointermove', 'touchstart', 'keydown']
const options = { capture: true, passive: true }
let isStarted = false
const start = () => {
if (isStarted) return
isStarted = true
for (const name of touches) removeEventListener(name, start, options)
window.pagePath = document.documentElement.dataset.pagePath
window.___webpackCompilationHash = compilation
window.___chunkMapping = {}
for (const src of scripts.split(' ')) document.body.append(Object.assign(document.createElement('script'), { src, async: false }))
}
const idle = window.requestIdleCallback ? (work) => requestIdleCallback(work, { timeout: 2000 }) : (work) => setTimeout(work, 200)
const afterPaint = () => new PerformanceObserver((_, observer) => {
observer.disconnect()
idle(start)
}).observe({ type: 'paint', buffered: true })
window.___pressed = []
addEventListener('click', ({ target }) => {
if (!target.closest) return
if (target.closest('a[href*="#"]')) document.body.dataset.whole = ''
const link = target.closest('a[data-keeps-query]')
if (link && !link.search && !link.hash) link.href += location.search + location.hash
const button = target.closest('button[type=button]:not([popovertarget],[command])')
if (button && window.___pressed) window.___pressed.push(button)
}, true)
if (when === 'now') return start()
for (const name of touches) addEventListener(name, start, options)
if (document.readyState === 'complete') afterPaint()
else addEventListener('load', afterPaint, { once: true })
})()`

const escapeAttribute = (value: string) =>
  value.replace(/[&"<>]/g, (character) => `&#${character.codePointAt(0) ?? 0};`)

/** The loader with what it loads. @param scripts addresses, in the order in which they run */
export function loaderElement(scripts: readonly string[], compilation: string, start: Start): string {
  const data = { scripts: scripts.join(' '), compilation, start }
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeAttribute(value)}"`)
  return `<script ${attributes.join(' ')}>${loaderCode}</script>`
}

const isRuntime = (src: string) => path.posix.basename(src).startsWith('webpack-runtime-')

/**
 * The scripts with webpack's runtime as the last. Until that is there, the others say what modules they have and end; it starts the
 * site with little else below it on the stack. Where it comes first, as Gatsby has it, the site starts inside whichever of the
 * others comes last: tools that note where something was asked for then read that whole file once more, 220 kB in one long task.
 */
const runtimeLast = (scripts: readonly string[]): string[] => [
  ...scripts.filter((src) => !isRuntime(src)),
  ...scripts.filter(isRuntime),
]

/**
 * Rewrites the HTML by which Gatsby starts its scripts, which it puts into every page.
 *
 * @param html of public/_gatsby/slices/_gatsby-scripts-1.html, as Gatsby's webpack-stats extractor writes it
 * @throws {Error} when Gatsby writes it in another way
 */
export function rewriteScripts(html: string, start: Start): string {
  const scripts = [...html.matchAll(/<script src="([^"]+)" async><\/script>/g)].map(([, src = '']) => src)
  const compilation = /window\.___webpackCompilationHash="([^"]*)"/.exec(html)?.[1]
  if (!scripts.some(isRuntime) || compilation === undefined) {
    throw new Error(
      `gatsby-plugin-idle-start: Gatsby no longer starts its scripts by <script src async> and ___webpackCompilationHash; got ${html.slice(-300)}`,
    )
  }
  return loaderElement(runtimeLast(scripts), compilation, start)
}
