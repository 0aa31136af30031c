import type { GatsbySSR } from 'gatsby'
import { createElement, type ReactNode } from 'react'
import { browserPath } from './browser-path'
import { onPreRenderHTML, onRenderBody } from './gatsby-ssr'

test.each([
  ['the Thai 404 page', '/404.html', '/404.html'],
  ['the English 404 page, which must be known as a 404 page too', '/en/404.html', '/404.html'],
  ['a plain page', '/en/project/', '/en/project/'],
  [
    'a page with a Thai name, as browsers write it',
    '/content/x/บ้าน/',
    '/content/x/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99/',
  ],
])('the start-up code is told the path of %s', (_, pathname, expected) => {
  expect(browserPath(pathname)).toBe(expected)
})

test('the path stands on the html element', () => {
  const setHtmlAttributes = jest.fn()
  type Render = NonNullable<GatsbySSR['onRenderBody']>
  const render = (pathname: string | undefined) =>
    onRenderBody?.({ pathname, setHtmlAttributes } as unknown as Parameters<Render>[0], { plugins: [] })
  render('/en/')
  render(undefined)
  expect(setHtmlAttributes.mock.calls).toEqual([[{ 'data-page-path': '/en/' }]])
})

/** What is left of a page's last elements. */
function left(body: ReactNode[]): ReactNode[] {
  let result = body
  type PreRender = NonNullable<GatsbySSR['onPreRenderHTML']>
  void onPreRenderHTML?.(
    {
      pathname: '/',
      getPostBodyComponents: () => body,
      replacePostBodyComponents: (nodes: ReactNode[]) => (result = nodes),
    } as unknown as Parameters<PreRender>[0],
    { plugins: [] },
  )
  return result
}

test("Gatsby's own script goes, and nothing else", () => {
  const other = createElement('script', { key: 'other' })
  const own = createElement('script', { key: 'script-loader', id: 'gatsby-script-loader' })
  expect(left([other, own])).toEqual([other])
})

test('a Gatsby that writes its path in another way stops the build', () => {
  process.env.BUILD_STAGE = 'build-html'
  try {
    expect(() => left([createElement('script', { key: 'other' })])).toThrow('gatsby-script-loader into /')
  } finally {
    delete process.env.BUILD_STAGE
  }
})
