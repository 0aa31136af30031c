import { heroSource } from './hero-preload'

const picture = (type: string, address: string, priority: string) =>
  `<picture><source srcSet="${address} 400w" type="${type}" sizes="(max-width: 60rem) 100vw, 8vw"/><img src="/a.webp"${priority}/></picture>`

test('The first picture of high priority is the hero, in AVIF', () => {
  const html = [
    picture('image/avif', '/low.avif', ''),
    picture('image/avif', '/a&amp;b.avif', ' fetchPriority="high"'),
    picture('image/avif', '/second.avif', ' fetchPriority="high"'),
  ].join('\n')
  expect(heroSource(html)).toEqual({ srcSet: '/a&b.avif 400w', sizes: '(max-width: 60rem) 100vw, 8vw' })
})

test.each([
  ['no picture', '<p>x</p>'],
  ['none of high priority', picture('image/avif', '/a.avif', '')],
  ['none in AVIF, as in the shell of live articles', picture('image/webp', '/a.webp', ' fetchPriority="high"')],
])('Where there is %s nothing is fetched ahead', (_, html) => {
  expect(heroSource(html)).toBeNull()
})
