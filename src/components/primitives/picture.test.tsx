import { render, screen } from '@testing-library/react'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { Picture } from './picture'
import { SitePicture } from './site-picture'

const data: IGatsbyImageData = {
  layout: 'fullWidth',
  width: 1,
  height: 0.66,
  backgroundColor: '#93a48c',
  images: {
    sources: [
      { type: 'image/avif', srcSet: '/a-360.avif 360w, /a-640.avif 640w', sizes: '100vw' },
      { type: 'image/webp', srcSet: '/a-360.webp 360w, /a-640.webp 640w', sizes: '100vw' },
    ],
    fallback: { src: '/a-640.jpg', srcSet: '/a-360.jpg 360w, /a-640.jpg 640w', sizes: '100vw' },
  },
}

const image = () => screen.getByRole('img')

test('Every format is offered with every size, best first, in the width that the picture takes', () => {
  const { container } = render(<Picture data={data} alt="A house" sizes="50vw" />)
  const sources = [...container.querySelectorAll('picture > source')]
  expect(sources.map((source) => [source.getAttribute('type'), source.getAttribute('srcset')])).toEqual([
    ['image/avif', '/a-360.avif 360w, /a-640.avif 640w'],
    ['image/webp', '/a-360.webp 360w, /a-640.webp 640w'],
  ])
  for (const element of [...sources, image()]) expect(element).toHaveAttribute('sizes', '50vw')
  expect(container.querySelector('picture')?.lastElementChild).toBe(image())
})

test('The picture itself has address, words, proportions and colour', () => {
  render(<Picture data={data} alt="A house" sizes="50vw" className="wide" />)
  expect(image()).toHaveAttribute('src', '/a-640.jpg')
  expect(image()).toHaveAttribute('srcset', '/a-360.jpg 360w, /a-640.jpg 640w')
  expect(image()).toHaveAccessibleName('A house')
  expect(Number(image().getAttribute('width')) / Number(image().getAttribute('height'))).toBeCloseTo(1 / 0.66, 1)
  expect(image()).toHaveStyle({ backgroundColor: '#93a48c' })
  expect(image()).toHaveClass('wide')
})

test('A picture further down waits until it is near', () => {
  render(<Picture data={data} alt="A house" sizes="50vw" />)
  expect(image()).toHaveAttribute('loading', 'lazy')
  expect(image()).not.toHaveAttribute('fetchpriority')
})

test('The picture of the first screen is fetched at once and first', () => {
  render(<Picture data={data} alt="A house" sizes="100vw" isFirst />)
  expect(image()).toHaveAttribute('loading', 'eager')
  expect(image()).toHaveAttribute('fetchpriority', 'high')
})

test('A picture in its own file format alone has no sources, and none without a colour', () => {
  const plain: IGatsbyImageData = { ...data, backgroundColor: undefined, images: { fallback: data.images.fallback } }
  const { container } = render(<Picture data={plain} alt="A house" sizes="50vw" />)
  expect(container.querySelector('source')).toBeNull()
  expect(image()).not.toHaveAttribute('style')
})

test.each([
  ['no data', undefined],
  ['null', null],
  ['data without a file', { ...data, images: { sources: [] } }],
])('Nothing is shown for %s', (_, given) => {
  const { container } = render(<Picture data={given} alt="A house" sizes="50vw" />)
  expect(container).toBeEmptyDOMElement()
})

describe('A picture of the site', () => {
  const picture = { alt: 'A house by the sea', image: { childImageSharp: { gatsbyImageData: data } } }

  test('says what it shows', () => {
    render(<SitePicture picture={picture} sizes="50vw" />)
    expect(image()).toHaveAccessibleName('A house by the sea')
  })

  test('says nothing where the words beside it do', () => {
    const { container } = render(<SitePicture picture={picture} sizes="50vw" isDecorative />)
    expect(container.querySelector('img')).toHaveAttribute('alt', '')
  })

  test.each([null, { alt: 'x', image: null }, { alt: 'x', image: { childImageSharp: null } }])(
    'is left out when it is not there: %j',
    (missing) => {
      const { container } = render(<SitePicture picture={missing} sizes="50vw" />)
      expect(container).toBeEmptyDOMElement()
    },
  )
})
