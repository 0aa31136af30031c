import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { InLanguage } from '../../../test/in-language'
import { pageAt } from '../../../test/page-context'
import { renderToStaticMarkup } from '../../../test/prebuilt-html'
import { cleanArticleHtml } from '../../article-html/clean-article-html'
import type { Language } from '../../i18n/locales'
import { ArticleHead } from './article-head'
import { ArticlePage } from './article-page'

type Article = Parameters<typeof ArticlePage>[0]['article']

const article = (fields: Partial<Article> = {}, html = '<p>Words</p>'): Article => ({
  name: 'บ้านเย็น',
  title: 'Cool homes',
  excerpt: 'How to keep cool',
  content: cleanArticleHtml(html) as unknown as Article['content'],
  readingMinutes: 3,
  publishedAt: '2026-10-01T20:00:00.000Z',
  updatedAt: '2026-10-02T02:00:00.000Z',
  category: { key: 'design_architecture', label: 'Design & Architecture' },
  cover: null,
  pictures: [],
  tags: [{ text: 'A/B' }, { text: null }, { text: 'Water' }, { text: 'Water' }],
  projects: [],
  ...fields,
})

const other = (name: string) => ({ name, title: name, category: { key: 'sustainability' } })
const card = (name: string) => ({ id: name, ...other(name), category: { key: 'sustainability', label: 'Sustainability' }, readingMinutes: 1, publishedAt: '2026-10-01T02:00:00.000Z', cover: null }) // prettier-ignore

function show(props: Partial<Parameters<typeof ArticlePage>[0]> = {}, language: Language = 'en') {
  return render(
    <InLanguage language={language}>
      <ArticlePage article={article()} {...props} />
    </InLanguage>,
  )
}

test('The date is that of Bangkok, in the era of the language', () => {
  show()
  expect(screen.getByText('Published 2 October 2026')).toHaveAttribute('datetime', '2026-10-01T20:00:00.000Z')
  show({}, 'th')
  expect(screen.getByText('เผยแพร่ 2 ตุลาคม 2569')).toBeInTheDocument()
})

test('Tags are links, each once, whatever stands in them', () => {
  show()
  const links = within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/content/tag/A-B/', '/en/content/tag/Water/'])
})

test.each([
  [2, 0],
  [3, 1],
])('A text of %d headings has %d tables of contents', (headings, expected) => {
  show({ article: article({}, Array.from({ length: headings }, (_, index) => `<h2>Part ${index}</h2>`).join('')) })
  expect(screen.queryAllByRole('navigation', { name: 'In this article' })).toHaveLength(expected)
})

test('The contents lead to the headings, in any script', () => {
  show({ article: article({}, '<h2>ต้นไม้ ก่อน</h2><h2>b</h2><h2>c</h2>') })
  const entry = screen.getByRole('link', { name: 'ต้นไม้ ก่อน' })
  const id = decodeURIComponent(entry.getAttribute('href')?.slice(1) ?? '')
  expect(document.getElementById(id)?.tagName).toBe('H2')
})

test('Newer and older articles, and related ones, are there where they are', () => {
  show()
  expect(screen.queryByRole('navigation', { name: 'More articles' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Read next' })).toBeNull()
  show({ newer: other('a'), older: other('b'), related: [card('c'), card('d')] })
  const neighbours = within(screen.getByRole('navigation', { name: 'More articles' })).getAllByRole('link')
  expect(neighbours.map((link) => link.getAttribute('href'))).toEqual([
    '/en/content/sustainability/a/',
    '/en/content/sustainability/b/',
  ])
  expect(screen.getByRole('link', { name: 'c' })).toHaveAttribute('href', '/en/content/sustainability/c/')
})

test('Without scripts the button that copies is hidden', () => {
  const markup = renderToStaticMarkup(
    <InLanguage language="en">
      <ArticlePage article={article()} />
    </InLanguage>,
  )
  expect(markup).toContain('https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.example.com%2Fen%2Fcontent')
  expect(markup).toMatch(/<button[^>]*class="needs-scripts /)
})

test('That the address could not be copied is said', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  show()
  await user.click(screen.getByRole('button', { name: 'Copy the address' }))
  expect(await screen.findByText('The address could not be copied')).toBeInTheDocument()
})

test('What search engines are told cannot end its element', () => {
  const page = pageAt('/content/design_architecture/บ้านเย็น/', 'en')
  const title = '</script><script>alert(1)</script>'
  const markup = renderToStaticMarkup(<ArticleHead page={page} article={article({ title })} hub="Content hub" />)
  expect(markup.match(/<\/?script/g)).toEqual(['<script', '</script'])
  const json = /<script[^>]*>(.*)<\/script>/.exec(markup)?.[1] ?? ''
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ '@type': 'Article', headline: title }, { '@type': 'BreadcrumbList' }] }) // prettier-ignore
})
