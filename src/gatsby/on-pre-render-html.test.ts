import { createElement, type ReactNode } from 'react'
import type { GatsbySSR } from 'gatsby'
import { renderToStaticMarkup } from '../../test/prebuilt-html'

type OnPreRenderHtml = NonNullable<GatsbySSR['onPreRenderHTML']>

let onPreRenderHTML: OnPreRenderHtml

beforeAll(async () => {
  // The bundler puts this in; it must be there before the module is read
  Object.assign(globalThis, { __CSS_FINGERPRINT__: 'fingerprint' })
  onPreRenderHTML = (await import('./on-pre-render-html')).onPreRenderHTML as OnPreRenderHtml
})

/** Runs the hook on what Gatsby gives it, and renders what comes out. */
function run(pathname: string, head: ReactNode[] = [], preBody: ReactNode[] = []) {
  const result = { head, preBody }
  void onPreRenderHTML(
    {
      pathname,
      getHeadComponents: () => head,
      replaceHeadComponents: (nodes: ReactNode[]) => (result.head = nodes),
      getPreBodyComponents: () => preBody,
      replacePreBodyComponents: (nodes: ReactNode[]) => (result.preBody = nodes),
    } as unknown as Parameters<OnPreRenderHtml>[0],
    { plugins: [] },
  )
  return {
    head: renderToStaticMarkup(createElement('head', null, result.head)),
    preBody: renderToStaticMarkup(createElement('body', null, result.preBody)),
  }
}

test('Fonts of the language are fetched first, and the styles of GatsbyImage are left out', () => {
  const imageStyle = createElement('style', { key: 'gatsby-image-style' }, '.gatsby-image{}')
  const title = createElement('meta', { key: 'kept', name: 'kept' })
  const thai = run('/project/', [imageStyle, title]).head
  const english = run('/en/project/', [imageStyle, title]).head
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
    const { head } = run('/project/', given.head, given.preBody)
    expect(head).toContain(
      '<script id="tag-manager" type="text/plain" data-category="analytics marketing" data-src="https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234"></script>',
    )
    expect(head).not.toContain('gtm.start')
  })

  it('loses the frame for browsers without scripts', () => {
    expect(renderToStaticMarkup(createElement('body', null, given.preBody))).toContain('ns.html')
    expect(run('/project/', given.head, given.preBody).preBody).toBe('<body></body>')
  })
})

test.each([
  ['/', true],
  ['/en/', false],
  ['/project/', false],
])('the page %s looks at the language of the visitor: %s', (pathname, expected) => {
  expect(run(pathname).head.includes('navigator')).toBe(expected)
})

test('The shell of the development server, which is the same for all pages, stays as it is', () => {
  process.env['BUILD_STAGE'] = 'develop-html'
  try {
    expect(run('/').head).toBe('<head></head>')
  } finally {
    delete process.env['BUILD_STAGE']
  }
  expect(run('/').head).toContain('<script>')
})
