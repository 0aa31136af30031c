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
function headOf(pathname: string, head: ReactNode[] = []): string {
  let result = head
  void onPreRenderHTML(
    {
      pathname,
      getHeadComponents: () => head,
      replaceHeadComponents: (nodes: ReactNode[]) => (result = nodes),
    } as unknown as Parameters<OnPreRenderHtml>[0],
    { plugins: [] },
  )
  return renderToStaticMarkup(createElement('head', null, result))
}

test('Fonts of the language are fetched first, and the styles of GatsbyImage are left out', () => {
  const imageStyle = createElement('style', { key: 'gatsby-image-style' }, '.gatsby-image{}')
  const title = createElement('meta', { key: 'kept', name: 'kept' })
  const thai = headOf('/project/', [imageStyle, title])
  const english = headOf('/en/project/', [imageStyle, title])
  expect(thai).toMatch(/^<head><link rel="preload"[^>]*thai/)
  expect(english).toContain('trirong-latin')
  expect(english).not.toContain('thai')
  for (const head of [thai, english]) {
    expect(head).toContain('name="kept"')
    expect(head).not.toContain('gatsby-image')
  }
})
