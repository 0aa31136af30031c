import { createElement, type ReactElement, type ReactNode } from 'react'
import type { GatsbySSR } from 'gatsby'
import { renderToStaticMarkup } from '../../test/prebuilt-html'

type OnPreRenderHtml = NonNullable<GatsbySSR['onPreRenderHTML']>

let onPreRenderHTML: OnPreRenderHtml

beforeAll(async () => {
  // The bundler puts this in; it must be there before the module is read
  Object.assign(globalThis, { __CSS_FINGERPRINT__: 'fingerprint' })
  onPreRenderHTML = (await import('./on-pre-render-html')).onPreRenderHTML as OnPreRenderHtml
})

const scriptLoader = (pathname: string) =>
  createElement('script', {
    key: 'script-loader',
    id: 'gatsby-script-loader',
    dangerouslySetInnerHTML: { __html: `/*<![CDATA[*/window.pagePath=${JSON.stringify(pathname)};window.x=1;/*]]>*/` },
  })

/** Runs the hook on what Gatsby gives it, and renders what comes out. */
function run(
  pathname: string,
  body: ReactNode[] = [scriptLoader(pathname)],
  head: ReactNode[] = [],
  preBody: ReactNode[] = [],
) {
  const result = { head, body, preBody }
  void onPreRenderHTML(
    {
      pathname,
      getHeadComponents: () => head,
      replaceHeadComponents: (nodes: ReactNode[]) => (result.head = nodes),
      getPreBodyComponents: () => preBody,
      replacePreBodyComponents: (nodes: ReactNode[]) => (result.preBody = nodes),
      getPostBodyComponents: () => body,
      replacePostBodyComponents: (nodes: ReactNode[]) => (result.body = nodes),
    },
    { plugins: [] },
  )
  return {
    body: renderToStaticMarkup(createElement('body', null, result.body)),
    head: renderToStaticMarkup(createElement('head', null, result.head)),
    preBody: renderToStaticMarkup(createElement('body', null, result.preBody)),
  }
}

test.each([
  ['the Thai 404 page', '/404.html', '/404.html'],
  ['the English 404 page, which must be known as a 404 page too', '/en/404.html', '/404.html'],
  ['a plain page', '/en/project/', '/en/project/'],
  [
    'a page with a Thai name, as browsers write it',
    '/content/x/บ้าน/',
    '/content/x/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99/',
  ],
  ['a name with signs of a replacement pattern', "/content/x/$&$'/", "/content/x/$&$'/"],
])('The start-up code is told the path of %s', (_, pathname, expected) => {
  expect(run(pathname).body).toContain(`window.pagePath="${expected}";window.x=1;`)
})

test('Other scripts of the page stay as they are', () => {
  const other = createElement('script', { key: 'other', dangerouslySetInnerHTML: { __html: 'window.y=1' } })
  const { body } = run('/en/404.html', [other, scriptLoader('/en/404.html')])
  expect(body).toContain('<script>window.y=1</script><script id="gatsby-script-loader">')
})

test('A Gatsby that writes its path in another way stops the build', () => {
  const changed: ReactElement = createElement('script', {
    key: 'script-loader',
    id: 'gatsby-script-loader',
    dangerouslySetInnerHTML: { __html: 'window.___path="/"' },
  })
  expect(() => run('/project/', [changed])).toThrow('Gatsby no longer writes window.pagePath="/project/"')
})

test('Fonts of the language are fetched first, and the styles of GatsbyImage are left out', () => {
  const imageStyle = createElement('style', { key: 'gatsby-image-style' }, '.gatsby-image{}')
  const title = createElement('meta', { key: 'kept', name: 'kept' })
  const thai = run('/project/', undefined, [imageStyle, title]).head
  const english = run('/en/project/', undefined, [imageStyle, title]).head
  expect(thai).toMatch(/^<head><link rel="preload"[^>]*thai/)
  expect(english).toContain('trirong-latin')
  expect(english).not.toContain('thai')
  for (const head of [thai, english]) {
    expect(head).toContain('name="kept"')
    expect(head).not.toContain('gatsby-image')
  }
})

describe('what gatsby-plugin-google-tagmanager writes', () => {
  const given: { head: ReactNode[]; preBody: ReactNode[] } = { head: [], preBody: [] }
  beforeAll(() => {
    const { onRenderBody } = jest.requireActual<{ onRenderBody: (api: object, options: object) => void }>(
      'gatsby-plugin-google-tagmanager/gatsby-ssr',
    )
    const environment = process.env.NODE_ENV
    Object.assign(process.env, { NODE_ENV: 'production' })
    onRenderBody(
      {
        setHeadComponents: (nodes: ReactNode[]) => given.head.push(...nodes),
        setPreBodyComponents: (nodes: ReactNode[]) => given.preBody.push(...nodes),
      },
      { id: 'GTM-ABC1234', dataLayerName: 'siteEvents' },
    )
    Object.assign(process.env, { NODE_ENV: environment })
  })

  it('becomes an element that runs nothing and loads nothing', () => {
    expect(renderToStaticMarkup(createElement('head', null, given.head))).toContain('gtm.start')
    const { head } = run('/project/', undefined, given.head, given.preBody)
    expect(head).toContain(
      '<script id="tag-manager" type="text/plain" data-category="analytics marketing" data-src="https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234"></script>',
    )
    expect(head).not.toContain('gtm.start')
  })

  it('loses the frame for browsers without scripts', () => {
    expect(renderToStaticMarkup(createElement('body', null, given.preBody))).toContain('ns.html')
    expect(run('/project/', undefined, given.head, given.preBody).preBody).toBe('<body></body>')
  })
})

test.each([
  ['/', true],
  ['/en/', false],
  ['/project/', false],
])('the page %s looks at the language of the visitor: %s', (pathname, expected) => {
  expect(run(pathname).head.includes('navigator')).toBe(expected)
})
