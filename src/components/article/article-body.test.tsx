import { render, screen } from '@testing-library/react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { renderToStaticMarkup } from '../../../test/prebuilt-html'
import hostile from '../../../test/fixtures/hostile-html.json'
import { InLanguage } from '../../../test/in-language'
import { cleanArticleHtml } from '../../article-html/clean-article-html'
import { ArticleBody } from './article-body'

type Pictures = Parameters<typeof ArticleBody>[0]['pictures']

const bodyOf = (html: string, pictures: Pictures = []) => (
  <InLanguage language="en">
    <ArticleBody tree={cleanArticleHtml(html)} pictures={pictures} />
  </InLanguage>
)

/** The article as HTML, without the element round it. */
function markupOf(html: string, pictures?: Pictures): string {
  const { container } = render(bodyOf(html, pictures))
  return container.firstElementChild?.innerHTML ?? ''
}

test('The tree becomes elements', () => {
  expect(markupOf('<h1>Title</h1><p>One <strong>two</strong><br>three</p><ol start="3"><li>a</li></ol>')).toBe(
    '<h2>Title</h2><p>One <strong>two</strong><br>three</p><ol start="3"><li>a</li></ol>',
  )
})

test('Text stays text', () => {
  expect(markupOf('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;</p>')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;</p>',
  )
})

test('A table can be scrolled sideways and keeps its spans', () => {
  const { container } = render(bodyOf('<table><tbody><tr><th scope="row" colspan="2">a</th></tr></tbody></table>'))
  const cell = container.querySelector('.scroller > table > tbody > tr > th')
  expect(cell).toHaveAttribute('scope', 'row')
  expect(cell).toHaveAttribute('colspan', '2')
})

test('A table that is written on several lines renders without a complaint', () => {
  const rows = '\n<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n'
  render(bodyOf(`<table>\n<thead>${rows}</thead>\n<tbody>${rows}</tbody>\n</table>`))
  expect(screen.getAllByRole('cell')).toHaveLength(4)
})

test.each([
  ['https://www.example.com/', 'noopener nofollow'],
  ['http://www.example.com/', 'noopener nofollow'],
  ['/project/', null],
  ['#top', null],
  ['mailto:hello@example.com', null],
])('The link to %s has the rel %s', (href, rel) => {
  render(bodyOf(`<p><a href="${href}" rel="opener">here</a></p>`))
  expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', href)
  expect(screen.getByRole('link').getAttribute('rel')).toBe(rel)
})

test('A text of very many elements in each other is rendered', () => {
  const { container } = render(bodyOf(`${'<blockquote>'.repeat(5000)}deep`))
  expect(container).toHaveTextContent('deep')
})

describe('A picture in the text', () => {
  const gatsbyImageData: IGatsbyImageData = {
    layout: 'fullWidth',
    width: 1,
    height: 0.5,
    images: { fallback: { src: '/static/a-640.jpg' } },
  }
  const pictures: Pictures = [{ url: '/images/a.jpg', file: { childImageSharp: { gatsbyImageData } } }] as never

  test('is the one that the build made in all sizes', () => {
    render(bodyOf('<p><img src="/images/a.jpg" alt="A house"></p>', pictures))
    expect(screen.getByRole('img', { name: 'A house' })).toHaveAttribute('src', '/static/a-640.jpg')
  })

  test('is taken from where it is when the build could not fetch it', () => {
    render(bodyOf('<p><img src="https://cdn.example.com/a.jpg" alt="A house"></p>', pictures))
    expect(screen.getByRole('img')).toHaveAttribute('src', 'https://cdn.example.com/a.jpg')
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  })

  test('is left out when it is on the blog API alone', () => {
    const { container } = render(bodyOf('<p><img src="/images/other.jpg" alt="A house"></p>', pictures))
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('A video', () => {
  const src = 'https://www.youtube.com/embed/dQw4w9WgXcQ'

  test('is a link with its title, and loads nothing by itself', () => {
    const { container } = render(bodyOf(`<iframe src="${src}" title="A film"></iframe>`))
    expect(screen.getByRole('link', { name: 'Watch or open: A film' })).toHaveAttribute('href', src)
    expect(container.querySelector('iframe')).toBeNull()
  })

  test('without a title has words all the same', () => {
    render(bodyOf(`<iframe src="${src}"></iframe>`))
    expect(screen.getByRole('link')).toHaveAccessibleName('Open the video or map')
  })

  test('in a paragraph renders without a complaint', () => {
    render(bodyOf(`<p>Look: <iframe src="${src}" title="A film"></iframe></p>`))
    expect(screen.getByRole('link', { name: 'Watch or open: A film' })).toBeInTheDocument()
  })
})

const elements =
  'a abbr b blockquote br caption code dd div dl dt em figcaption figure h2 h3 h4 hr i img li mark ol p picture pre s small strong ' +
  'span sub sup table tbody td tfoot th thead tr ul'
const attributes = 'class href rel src alt loading start colspan rowspan scope'

describe.each(hostile.map(({ title, payload }, index) => ({ name: `${index} ${title}`, payload })))(
  'Hostile fragment $name',
  ({ payload }) => {
    test('leaves nothing that is not on the list in a page, nor in what a browser reads of it', () => {
      const markup = renderToStaticMarkup(bodyOf(payload))
      const page = new DOMParser().parseFromString(markup, 'text/html')
      const found = [...page.body.querySelectorAll('*')]
      expect(found.map((element) => element.localName).filter((name) => !elements.split(' ').includes(name))).toEqual(
        [],
      )
      const names = found.flatMap((element) => element.getAttributeNames())
      expect(names.filter((name) => !attributes.split(' ').includes(name))).toEqual([])
      const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
      expect(links.filter((href) => !/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href))).toEqual([])
    })

    test('is taken over by the browser without a difference', () => {
      const { container } = render(bodyOf(payload))
      const read = document.createElement('div')
      read.innerHTML = renderToStaticMarkup(bodyOf(payload))
      expect(read.innerHTML).toBe(container.innerHTML)
    })
  },
)
