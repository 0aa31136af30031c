import { withQuery as withQueryOfUfo } from 'ufo'
import { withBase, withQuery } from './lean-ufo'

test.each<[string, Record<string, string | number>]>([
  ['/api/contents', {}],
  ['/api/contents', { limit: 12, offset: 0 }],
  ['https://example.com/blog-api/contents?a=1', { q: 'บ้านเย็น กลางเมือง' }],
  ['/api', { q: `a&b=c+d %/?#'"`, empty: '' }],
])('%s with %j is the address that ufo makes', (address, query) => {
  const parse = (text: string) => [...new URL(text, 'https://example.com').searchParams]
  expect(parse(withQuery(address, query))).toEqual(parse(withQueryOfUfo(address, query)))
})

test('a base address is refused', () => {
  expect(() => withBase('/a', 'https://example.com')).toThrow('https://example.com')
})
