import { parse } from 'node-html-parser'
import { firstFiles, firstPictures, sourceOnPhone, widthOnPhone } from './first-screen'

test.each([
  ['100vw', 412],
  ['(max-width: 60rem) 50vw, 75vw', 206],
  ['(min-width: 60rem) 50vw, 300px', 300],
  ['(min-width: 20em) 20rem, 100vw', 320],
  ['calc(100vw - 2rem)', 412],
  ['', 412],
])('A picture of sizes "%s" is %i pixels wide on a phone', (sizes, expected) => {
  expect(widthOnPhone(sizes)).toBe(expected)
})

const srcSet = '/a.avif 400w,\n/b.avif 640w, /c.avif 828w'

test.each([
  ['100vw', '/c.avif'],
  ['50vw', '/a.avif'],
  ['100rem', '/c.avif'],
])('Of sizes "%s" a phone takes %s', (sizes, expected) => {
  expect(sourceOnPhone(srcSet, sizes)).toBe(expected)
})

test('Pictures that wait for their turn are no first pictures; others count in the format that the phone takes', () => {
  const picture = (loading: string) =>
    `<picture><source type="image/avif" srcSet="${srcSet}" sizes="50vw"><img src="/a.webp" ${loading}></picture>`
  const document = parse(`${picture('loading="eager"')}${picture('loading="lazy"')}<img src="/plan.svg">`)
  expect(firstPictures(document)).toEqual(['/a.avif', '/plan.svg'])
})

test('Fonts, and what keeps a page from being painted', () => {
  const document =
    parse(`<head><link rel="preload" as="font" href="/f.woff2"><link rel="preload" as="script" href="/p.js">
    <link rel="stylesheet" href="/s.css"><script src="/b.js"></script><script src="/a.js" async></script>
    <script>1</script></head>`)
  expect(firstFiles(document)).toEqual({ fonts: ['/f.woff2'], blocking: ['/s.css', '/p.js', '/b.js'] })
})
