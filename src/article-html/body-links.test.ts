import { bodyLink } from './body-links'

const site = 'https://www.example.com'

test.each([
  ['/project/', 'en', '/en/project/'],
  ['/project/?tab=phuket#top', 'en', '/en/project/?tab=phuket#top'],
  ['/en/project/', 'th', '/project/'],
  ['/content/sustainability/a.b/', 'en', '/en/content/sustainability/a.b/'],
  ['https://www.example.com/project/', 'en', '/en/project/'],
  ['/files/report.pdf', 'en', '/files/report.pdf'],
  ['#s-a', 'en', '#s-a'],
  ['mailto:a@example.com', 'en', 'mailto:a@example.com'],
  ['/en//evil.example.com/', 'th', '/en//evil.example.com/'],
] as const)('%s stays in the site, and in the language of the text (%s): %s', (href, language, expected) => {
  expect(bodyLink(href, language, site)).toEqual({ href: expected, isOutside: false })
})

test.each(['https://other.example.com/', 'http://www.example.com/', 'https://www.example.com.evil.example/', `${site}//evil.example.com/`])(
  '%s is outside', (href) => {
    expect(bodyLink(href, 'th', site)).toEqual({ href, isOutside: true })
  },
) // prettier-ignore
