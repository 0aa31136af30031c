import { findPictures, pictureAddress } from './find-pictures'

const urls = (th: string) => findPictures({ th, en: null }).map(({ url }) => url)

test('pictures are found however deep they stand, in order, each once', () => {
  expect(urls('<ul><li><a href="/"><img src="b.png"></a></li></ul><img src="a.png"><IMG SRC=" b.png ">')).toEqual([
    'b.png',
    'a.png',
  ])
})

test('pictures in what the cleaner drops are not asked for', () => {
  const dropped = '<template><img src="1"></template><noscript><img src="2"></noscript><form><img src="3"></form>'
  expect(urls(`${dropped}<script>"<img src=4>"</script><!-- <img src="5"> --><img src="6">`)).toEqual(['6'])
})

test('a picture without an address is passed over', () => {
  expect(urls('<img><img src=""><img src="  ">')).toEqual([])
})

test('character references in an address are decoded', () => {
  expect(urls('<img src="https://example.com/a?b=1&amp;c=2">')).toEqual(['https://example.com/a?b=1&c=2'])
})

test.each([
  ['/images/a.jpg', 'http://localhost:9000/blog-api/images/a.jpg'],
  ['/images/ภาพ 1.jpg', 'http://localhost:9000/blog-api/images/%E0%B8%A0%E0%B8%B2%E0%B8%9E%201.jpg'],
  ['https://cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
  ['HTTPS://cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
])('%s is fetched from %s', (url, address) => {
  expect(pictureAddress(url, 'http://localhost:9000/blog-api/')).toBe(address)
})

test.each([
  '//cdn.example.com/a.jpg',
  '/\\cdn.example.com/a',
  '/images/../../x',
  '/imagesx/a',
  'javascript:1',
  'http:/a',
  'https:\\\\a',
])('%s is no address of a picture', (url) => {
  expect(pictureAddress(url, 'http://localhost:9000/blog-api')).toBeNull()
})
