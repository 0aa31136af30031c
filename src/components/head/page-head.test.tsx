import type { HeadProps } from 'gatsby'
import { renderToStaticMarkup } from '../../../test/prebuilt-html'
import { dictionaryNodes } from '../../../test/dictionaries'
import { pageAt } from '../../../test/page-context'
import { siteData, siteUrl } from '../../../test/site-data'
import { readCardText, shareCardPath } from '../../share-card/share-card'
import { Head as NotFoundHead } from '../../templates/not-found'
import { headMessages } from './head-messages'
import { PageHead } from './page-head'

/** The head as a browser reads it from the prebuilt page. */
function headOf(element: React.ReactElement) {
  const markup = renderToStaticMarkup(element)
  const page = new DOMParser().parseFromString(markup, 'text/html')
  const hrefs = (selector: string) => [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'))
  return {
    lang: /<html lang="(\w+)"/.exec(markup)?.[1],
    title: page.title,
    description: page.querySelector('meta[name=description]')?.getAttribute('content'),
    canonical: hrefs('link[rel=canonical]'),
    alternates: Object.fromEntries(
      [...page.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')].map(({ hreflang, href }) => [hreflang, href]),
    ),
    robots: page.querySelector('meta[name=robots]')?.getAttribute('content'),
  }
}

/** What is shown where the page is shared, and the facts for search engines. */
function sharedOf(element: React.ReactElement) {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(element), 'text/html')
  const image = page.querySelector('meta[property="og:image"]')
  const json = page.querySelector('script[type="application/ld+json"]')?.textContent
  return {
    tags: Object.fromEntries(
      [...page.querySelectorAll('meta[property]')].map((meta) => [
        meta.getAttribute('property') ?? '',
        meta.getAttribute('content'),
      ]),
    ),
    card: readCardText(image?.getAttribute('data-card') ?? '{}'),
    manifest: page.querySelector('link[rel=manifest]')?.getAttribute('href'),
    facts: json ? (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'] : [],
  }
}

test('A page in both languages', () => {
  const head = headOf(<PageHead page={pageAt('/project/', 'en')} title="Projects" description="All of them" />)
  expect(head).toEqual({
    lang: 'en',
    title: 'Projects | Proud',
    description: 'All of them',
    canonical: [`${siteUrl}/en/project/`],
    alternates: {
      th: `${siteUrl}/project/`,
      en: `${siteUrl}/en/project/`,
      'x-default': `${siteUrl}/project/`,
    },
    robots: undefined,
  })
})

test('The Thai page has the name of the site in Thai, and the same alternates', () => {
  const head = headOf(<PageHead page={pageAt('/project/', 'th')} title="โครงการ" />)
  expect(head).toMatchObject({ lang: 'th', title: 'โครงการ | พราว', canonical: [`${siteUrl}/project/`] })
  expect(Object.keys(head.alternates)).toEqual(['th', 'en', 'x-default'])
  expect(head.description).toBeUndefined()
})

test('Thai names are percent-encoded in addresses', () => {
  const { canonical } = headOf(<PageHead page={pageAt('/content/x/บ้าน/', 'en')} title="x" />)
  expect(canonical).toEqual([`${siteUrl}/en/content/x/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99/`])
})

test('Query and hash are no part of the canonical address', () => {
  const { pageContext, location } = pageAt('/project/', 'en')
  const page = { pageContext, location: { ...location, search: '?utm_source=x&tab=phuket', hash: '#register' } }
  expect(headOf(<PageHead page={page} title="x" />).canonical).toEqual([`${siteUrl}/en/project/`])
})

test.each([
  ['th', '/content/sustainability/a/'],
  ['en', '/en/content/sustainability/a/'],
] as const)('An article in %s alone is its own default and names no other language', (language, path) => {
  const page = pageAt('/content/sustainability/a/', language, {
    onlyIn: [language],
    elsewhere: '/content/sustainability/',
  })
  expect(headOf(<PageHead page={page} title="x" />)).toMatchObject({
    canonical: [siteUrl + path],
    alternates: { 'x-default': siteUrl + path },
  })
})

test('A hidden page is kept out of search engines', () => {
  const head = headOf(<PageHead page={pageAt('/thank-you/', 'en')} title="x" isHidden />)
  expect(head).toMatchObject({ robots: 'noindex', canonical: [], alternates: {} })
})

test('A title may stand alone', () => {
  expect(headOf(<PageHead page={pageAt('/', 'en')} title="Proud homes" isWholeTitle />).title).toBe('Proud homes')
})

test('Title and description are text, whatever is in them', () => {
  const words = `</title><script>alert("1")</script> & 'x'`
  const head = headOf(<PageHead page={pageAt('/', 'en')} title={words} description={words} />)
  expect(head.title).toBe(`${words} | Proud`)
  expect(head.description).toBe(words)
})

type NotFoundProps = Parameters<typeof NotFoundHead>[0]

const notFoundProps = (language: 'th' | 'en', pathname: string) => {
  const nodes = [...dictionaryNodes('th', ['not-found']), ...dictionaryNodes('en', ['not-found'])]
  const { pageContext, location } = pageAt('/404.html', language, { isNotFound: true })
  const data = { locales: { edges: nodes.map((node) => ({ node })) } }
  return { data, pageContext, location: { ...location, pathname } } as unknown as NotFoundProps
}

test.each([
  ['th', '/404.html', '{fullPath}', 'th'],
  ['en', '/en/404.html', '{fullPath}', 'en'],
  ['th', '/en/nowhere/', '/en/nowhere/', 'en'],
  ['en', '/nowhere/%E0%B8%9A%E0%B9%89%E0%B8%B2%E0%B8%99/', '/nowhere/บ้าน/', 'th'],
  ['en', '/en/%3Cb%3E/', '/en/<b>/', 'en'],
] as const)(
  'The 404 page in %s at %s is titled by the path, in the language of the path, not indexed',
  (language, pathname, shown, lang) => {
    expect(headOf(<NotFoundHead {...notFoundProps(language, pathname)} />)).toEqual({
      lang,
      title: `Page Not Found: ${shown}`,
      description: undefined,
      canonical: [],
      alternates: {},
      robots: 'noindex',
    })
  },
)

test('Head has the words of its page in the language of the page', () => {
  const { pageContext, location } = pageAt('/content/', 'th')
  const nodes = [...dictionaryNodes('th', ['content']), ...dictionaryNodes('en', ['content'])]
  const props = { pageContext, location, data: { locales: { edges: nodes.map((node) => ({ node })) } } }
  const messages = headMessages(props as unknown as HeadProps<typeof props.data, typeof pageContext>, 'content')
  expect(messages('pageOf', { page: 2, count: 3 })).toMatch(/[\u0E00-\u0E7F].*2.*3/)
})

test('Shared, a page shows its own words and a card of its own', () => {
  const scene = { picture: 'contact' }
  const head = (
    <PageHead page={pageAt('/about/proud-story/', 'en')} title="Our story" description="Since 1989" scene={scene} />
  )
  const { tags, card, manifest } = sharedOf(head)
  expect(card).toEqual({ language: 'en', label: 'About', title: 'Our story', scene })
  expect(tags).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Proud',
    'og:title': 'Our story',
    'og:description': 'Since 1989',
    'og:url': `${siteUrl}/en/about/proud-story/`,
    'og:locale': 'en_US',
    'og:locale:alternate': 'th_TH',
    'og:image': siteUrl + shareCardPath(card),
  })
  expect(manifest).toBe('/en/site.webmanifest')
})

test.each([
  ['/about/proud-brand/', 'Proud brand', 'About'],
  ['/project/', 'Projects', 'Proud Real Estate'],
  ['/privacy-policy/', 'Privacy policy', 'Proud Real Estate'],
])('The card of %s says what the page belongs to, and never its title twice', (path, title, label) => {
  const head = <PageHead page={pageAt(path, 'en')} title={title} scene={{ picture: 'contact' }} />
  expect(sharedOf(head).card.label).toBe(label)
})

test.each(['/content/', '/content/property_insight/'])('Page 2 of %s is shared with the card of page 1', (path) => {
  const shared = { cardTitle: 'Content', scene: { drawing: 'hub' } } as const
  const first = <PageHead page={pageAt(path, 'en')} title="Content" scene={shared.scene} />
  const second = <PageHead page={pageAt(`${path}page/2/`, 'en')} title="Content, page 2" {...shared} isHidden />
  expect(sharedOf(second).card).toEqual(sharedOf(first).card)
  expect(sharedOf(second).tags['og:title']).toBe('Content, page 2')
})

test('A page that search engines leave out shows the card of the site, and no address', () => {
  const { tags, card, facts } = sharedOf(
    <PageHead page={pageAt('/thank-you/', 'th')} title="x" description="y" isHidden />,
  )
  expect(card).toMatchObject({ language: 'th', title: siteData.th?.description, scene: { picture: 'home-hero' } })
  expect(tags).not.toHaveProperty('og:url')
  expect(tags).not.toHaveProperty('og:description')
  expect(facts).toEqual([])
})

test('A page in one language names no other where it is shared', () => {
  const page = pageAt('/content/sustainability/a/', 'en', { onlyIn: ['en'], elsewhere: '/content/sustainability/' })
  expect(sharedOf(<PageHead page={page} title="x" />).tags).not.toHaveProperty('og:locale:alternate')
})

test.each([
  ['/about/news-activities/a/', ['About', 'News and activities', 'x']],
  ['/privilege/a/', ['Privilege', 'x']],
  ['/project/', ['Home', 'x']],
  ['/privacy-policy/', ['Home', 'x']],
])('The way to %s goes through what the navigation has above it', (path, names) => {
  const { facts } = sharedOf(<PageHead page={pageAt(path, 'en')} title="x" />)
  const items = facts[0]?.itemListElement as { name: string; item: string; position: number }[]
  expect(items.map(({ name }) => name)).toEqual(names)
  expect(items.at(-1)).toMatchObject({ item: `${siteUrl}/en${path}`, position: names.length })
})

test('On a staging site every page is kept out of search engines', () => {
  const metadata = siteData.site?.siteMetadata as { isHidden: boolean }
  metadata.isHidden = true
  try {
    expect(headOf(<PageHead page={pageAt('/', 'en')} title="x" />)).toMatchObject({ robots: 'noindex', canonical: [] })
  } finally {
    metadata.isHidden = false
  }
})
