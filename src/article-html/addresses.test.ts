import { safeEmbed, safeLink, safePicture } from './addresses'

const anywhere = [
  'https://www.example.com/a?b=c#d',
  'http://localhost:9000/',
  'HTTPS://EXAMPLE.COM/',
  'https://ไทย.example.com/บ้าน',
  '/content/sustainability/บ้านเย็น/',
  '/images/article-1.jpg',
]
const linksOnly = ['#top', '/', '/#top', 'mailto:hello@example.com', 'tel:+6620000000', 'MAILTO:hello@example.com']

const nowhere = [
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'javascript\u0000:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://www.example.com/%0aalert(1)',
  'vbscript:msgbox(1)',
  'livescript:alert(1)',
  'view-source:https://www.example.com/',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'DATA:text/html,x',
  'blob:https://www.example.com/1',
  'file:///etc/passwd',
  'ftp://example.com/',
  '//evil.example.com/',
  '///evil.example.com/',
  '/\t/evil.example.com/',
  '/\n/evil.example.com/',
  '\\\\evil.example.com\\',
  '/\\evil.example.com/',
  '\\/evil.example.com/',
  'https:\\\\evil.example.com/',
  'https:evil.example.com',
  'https:/evil.example.com',
  'https:///evil.example.com',
  'https://',
  'https://a b.example.com/',
  'http://[not-an-address]/',
  'mailto:',
  'tel:',
  'picture.jpg',
  'www.example.com',
  '../secret',
  '?q=1',
]

test.each([...anywhere, ...linksOnly])('A link may lead to %s', (address) => {
  expect(safeLink(address)).toBe(address)
})

test.each(anywhere)('A picture may come from %s', (address) => {
  expect(safePicture(address)).toBe(address)
})

test('Spaces round an address go', () => {
  expect(safeLink(' \n/project/\t')).toBe('/project/')
  expect(safePicture(' /images/a.jpg ')).toBe('/images/a.jpg')
})

test.each(nowhere)('Neither link nor picture leads to %j', (address) => {
  expect(safeLink(address)).toBeNull()
  expect(safePicture(address)).toBeNull()
})

test.each(['#top', 'mailto:hello@example.com', 'tel:+6620000000'])('A picture does not come from %s', (address) => {
  expect(safePicture(address)).toBeNull()
})

test.each([
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=10&rel=0',
  'https://player.vimeo.com/video/76979871?h=8272103f6e',
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3875.5!2d100.5',
])('The video or map %s may be embedded', (address) => {
  expect(safeEmbed(address)).toBe(address)
})

test.each([
  'http://www.youtube.com/embed/dQw4w9WgXcQ',
  '//www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example.com/embed/dQw4w9WgXcQ',
  'https://evil.example.com/?https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ"onload="alert(1)',
  'https://www.youtube.com/embed/dQw4w9WgXcQ/../../redirect?q=https://evil.example.com',
  'https://www.youtube.com/redirect?q=https://evil.example.com',
  'https://www.youtube.com/embed/../x',
  'https://wwwxyoutube.com/embed/dQw4w9WgXcQ',
  'https://player.vimeo.com/video/abc',
  'https://www.google.com/maps/embed?pb=1<script>',
  'https://www.google.com/url?q=https://evil.example.com',
  'https://www.youtube.com/embed/dQw4w9WgXcQ\nhttps://evil.example.com',
  'javascript:alert(1)',
  '',
])('%j may not be embedded', (address) => {
  expect(safeEmbed(address)).toBeNull()
})
