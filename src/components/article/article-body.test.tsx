import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { renderToStaticMarkup } from '../../../test/prebuilt-html'
import hostile from '../../../test/fixtures/hostile-html.json'
import { InLanguage } from '../../../test/in-language'
import { cleanArticleHtml } from '../../article-html/clean-article-html'
import { consentRevision } from '../../consent/choice'
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
    '<h2 id="s-title">Title</h2><p>One <strong>two</strong><br>three</p><ol start="3"><li>a</li></ol>',
  )
})

test('Text stays text', () => {
  expect(markupOf('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;</p>')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;</p>',
  )
})

test('A table can be scrolled sideways, by keyboard too, and keeps its spans', () => {
  const { container } = render(bodyOf('<table><tbody><tr><th scope="row" colspan="2">a</th></tr></tbody></table>'))
  expect(screen.getByRole('region', { name: 'Table 1' })).toHaveAttribute('tabindex', '0')
  const cell = container.querySelector('.scroller > table > tbody > tr > th')
  expect(cell).toHaveAttribute('scope', 'row')
  expect(cell).toHaveAttribute('colspan', '2')
})

test('Each table has a name of its own: its caption, or its number', () => {
  render(
    bodyOf(
      '<table><tr><td>a</table><table><caption>Costs <b>now</b></caption><tr><td>a</table><table><tr><td>a</table>',
    ),
  )
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Table 1',
    'Costs now',
    'Table 3',
  ])
})

test('Figures with a caption are numbered as plates', () => {
  const figure = (words: string) =>
    `<figure><img src="https://x.example.com/a.jpg" alt="a"><figcaption>${words}</figcaption></figure>`
  const { container } = render(bodyOf(`${figure('One')}<p>a</p><blockquote>${figure('Two')}</blockquote>`))
  expect([...container.querySelectorAll('figcaption')].map((caption) => caption.textContent)).toEqual([
    'Pl. 1 One',
    'Pl. 2 Two',
  ])
})

test('A table that is written on several lines renders without a complaint', () => {
  const rows = '\n<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n'
  render(bodyOf(`<table>\n<thead>${rows}</thead>\n<tbody>${rows}</tbody>\n</table>`))
  expect(screen.getAllByRole('cell')).toHaveLength(4)
})

test.each(['https://other.example.com/', 'http://www.example.com/'])(
  'The link to %s is marked as one to another site, which learns nothing of the page',
  (href) => {
    render(bodyOf(`<p><a href="${href}" rel="opener">here</a></p>`))
    const link = screen.getByRole('link', { name: 'here (opens another site)' })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('rel', 'noopener nofollow')
  },
)

test.each([
  ['/project/', '/en/project/'],
  ['https://www.example.com/project/', '/en/project/'],
  ['#top', '#top'],
  ['mailto:hello@example.com', 'mailto:hello@example.com'],
])('The link to %s stays in the site and in the language of the page: %s', (href, expected) => {
  render(bodyOf(`<p><a href="${href}" rel="opener">here</a></p>`))
  const link = screen.getByRole('link', { name: 'here' })
  expect(link).toHaveAttribute('href', expected)
  expect(link).not.toHaveAttribute('rel')
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

  test('keeps its room in any case, so that the text does not move', () => {
    render(bodyOf('<img src="https://cdn.example.com/a.jpg" alt="A" width="640" height="480"><img src="https://cdn.example.com/b.jpg" alt="B">', pictures)) // prettier-ignore
    expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('width', '640')
    expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('height', '480')
    expect(screen.getByRole('img', { name: 'B' })).toHaveAttribute('width', '1200')
    expect(screen.getByRole('img', { name: 'B' })).toHaveAttribute('height', '800')
  })

  test('is left out when it is on the blog API alone', () => {
    const { container } = render(bodyOf('<p><img src="/images/other.jpg" alt="A house"></p>', pictures))
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('A video', () => {
  const src = 'https://www.youtube.com/embed/dQw4w9WgXcQ'
  const frame = `<iframe src="${src}" title="A film"></iframe>`

  test('is a link with its title, and loads nothing by itself', () => {
    const { container } = render(bodyOf(frame))
    const link = screen.getByRole('link', { name: /^Play the video: A film/ })
    expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(link).toHaveAccessibleName(/Pressing loads it from YouTube/)
    expect(container.querySelector('iframe, img')).toBeNull()
  })

  test('plays in its place on a click, without cookies, and has the focus', async () => {
    render(bodyOf(frame))
    await userEvent.click(screen.getByRole('link'))
    const player = screen.getByTitle('Play the video: A film')
    expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1')
    expect(player).toHaveFocus()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('is there at once, waiting to be started, where videos and maps are allowed', () => {
    const choice = { categories: ['necessary', 'media'], revision: consentRevision }
    document.cookie = `cc_cookie=${encodeURIComponent(JSON.stringify(choice))}; Path=/`
    render(bodyOf(frame))
    document.cookie = 'cc_cookie=; Path=/; Max-Age=0'
    const player = screen.getByTitle('Play the video: A film')
    expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
    expect(player).toHaveAttribute('loading', 'lazy')
    expect(player).not.toHaveFocus()
  })

  test('without a title has words all the same', () => {
    render(bodyOf(`<iframe src="${src}"></iframe>`))
    expect(screen.getByRole('link')).toHaveAccessibleName(/^Play the video/)
  })

  test.each([`<p>Look: ${frame}</p>`, `<p><a href="/project/">Look: ${frame}</a></p>`, `<h2>Look: ${frame}</h2>`])(
    'within %s renders without a complaint',
    (html) => {
      render(bodyOf(html))
      expect(screen.getByRole('link', { name: /A film/ })).toBeInTheDocument()
    },
  )
})

const elements =
  'a abbr b blockquote br caption code dd div dl dt em figcaption figure h2 h3 h4 hr i img li mark ol p picture pre s small strong ' +
  'span sub sup table tbody td tfoot th thead tr ul svg path section'
const attributes =
  'class id href rel src alt width height loading decoding start colspan rowspan scope tabindex aria-label aria-hidden viewBox fill d'

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
      const ids = found.filter(({ id }) => id).map((element) => `${element.localName} ${element.id}`)
      expect(ids.filter((id) => !/^h2 s-/.test(id))).toEqual([])
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
