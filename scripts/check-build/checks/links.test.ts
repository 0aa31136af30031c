import { problemsOf, problemsWithMain } from '../testing/sample-site'
import { linkHashes } from './link-hashes'
import { linkLanguage } from './link-language'
import { assetTargets, linkTargets } from './link-targets'

const home = (found: string, wanted: string) => [{ where: '/', found, wanted }]

test.each([
  ['<a href="/nowhere/">', 'a href="/nowhere/"', 'a page, a file or a redirect of the build'],
  ['<a href="/project">', 'a href="/project"', '/project/, with a slash at its end'],
  ['<a href="//example.com/">', 'a href="//example.com/", a host without a protocol', 'an address'],
  ['<a href="/%E0/">', 'a href="/%E0/", malformed percent-encoding', 'an address'],
  ['<a href="https://www.example.com/gone/">', 'a href="https://www.example.com/gone/"', /a page/],
  ['<form action="/api/other">', 'form action="/api/other"', 'a page, or an address of the main API'],
  ['<form><button formaction="/other/">', 'button formaction="/other/"', 'a page, or an address of the main API'],
])('%s is a link to nowhere', async (main, found, wanted) => {
  expect(await problemsWithMain(linkTargets, main)).toEqual(
    home(found, wanted instanceof RegExp ? (expect.stringMatching(wanted) as string) : wanted),
  )
})

test.each([
  '<a href="/project/">',
  '<a href="/blog/">',
  '<a href="/blog/trees/">',
  '<a href="/app.css">',
  '<a href="/content/sustainability/%E0%B8%99%E0%B9%89%E0%B8%B3/">',
  '<a href="https://elsewhere.example.com/nowhere">',
  '<a href="mailto:a@example.com">',
  '<a name="here">',
  '<form action="/api/registrations">',
  '<form action="/project/">',
  '<form>',
])('%s leads somewhere', async (main) => expect(await problemsWithMain(linkTargets, main)).toEqual([]))

test.each([
  ['<img src="/a.webp">', 'img src="/a.webp"'],
  ['<img srcset="/app.css 1x, /b.webp 2x">', 'img srcset="/b.webp"'],
  ['<picture><source srcSet="/c.avif 400w"></picture>', 'source srcset="/c.avif"'],
  ['<script src="/d.js"></script>', 'script src="/d.js"'],
  ['<link rel="preload" as="font" href="/e.woff2">', 'link href="/e.woff2"'],
  ['<link rel="stylesheet" href="/project/">', 'link href="/project/"'],
  ['<link rel="preload" as="image" imagesrcset="/f.webp 1x">', 'link imagesrcset="/f.webp"'],
  ['<style>a{background:url("/g.png")}</style>', 'style url()="/g.png"'],
  [
    '<meta property="og:image" content="https://www.example.com/h.jpg">',
    'meta content="https://www.example.com/h.jpg"',
  ],
  ['<video poster="/i.jpg"></video>', 'video poster="/i.jpg"'],
  ['<iframe src="/j.html"></iframe>', 'iframe src="/j.html"'],
])('%s names a file that is not there', async (main, found) => {
  expect(await problemsWithMain(assetTargets, main)).toEqual(home(found, 'a file of the build'))
})

test('Files of the build, of other sites and within the address are there', async () => {
  const main = `<img src="/a.webp"><img src="https://e.com/b.webp"><img src="data:image/gif;base64,R0lGOD">
    <link rel="preconnect" href="/"><style>a{mask:url(#m)}</style>`
  expect(await problemsOf(assetTargets, { pages: { '/': { main } }, files: { 'public/a.webp': '' } })).toEqual([])
})

test('Hash links lead to an id on their own page or another', async () => {
  const pages = {
    '/': {
      main: '<a href="#a"></a><a href="/project/#b"></a><a href="/project/#c"></a><a href="#top"></a><a href="#"></a>',
    },
    '/project/': { main: '<p id="b"></p>' },
  }
  expect(await problemsOf(linkHashes, { pages })).toEqual([
    ...home('href="#a"', 'id="a" on /'),
    ...home('href="/project/#c"', 'id="c" on /project/'),
  ])
})

test.each([
  ['<a href="/en/project/">', 'a page in th, or the language switch with its hreflang'],
  ['<a href="/en/blog/">', 'a page in th, or the language switch with its hreflang'],
  ['<a href="/project/" hreflang="en">', 'hreflang="th", the language of the path'],
  ['<a href="/en/project/" hreflang="en">', '/en/, which the page names as its other language'],
])('On the Thai home page, %s is not in its language', async (main, wanted) => {
  expect(await problemsWithMain(linkLanguage, main)).toEqual([
    { where: '/', found: expect.stringContaining('href=') as string, wanted },
  ])
})

test('The language switch of a page in one language leads where it likes, and files have no language', async () => {
  const pages = {
    '/content/sustainability/น้ำ/': { header: '<a href="/en/content/" hreflang="en">' },
    '/en/': { main: '<a href="/report.pdf">' },
  }
  expect(await problemsOf(linkLanguage, { pages, files: { 'public/report.pdf': '' } })).toEqual([])
})
