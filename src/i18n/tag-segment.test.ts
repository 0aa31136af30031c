import { paths } from './paths'
import { tagSegment } from './tag-segment'

test.each([
  ['บ้านเย็น', 'บ้านเย็น'],
  ['Cool homes', 'Cool homes'],
  ['  Cool \n homes ', 'Cool homes'],
  ['cafe\u0301', 'café'],
  ['R&D / design', 'R&D - design'],
  ['a\\b?c#d%e', 'a-b-c-d-e'],
  ['100%', '100-'],
  ['a\u0000b\u007f', 'a-b-'],
  ['\ud800a', '-a'],
  ['.', '-'],
  ['..', '--'],
  ['...', '---'],
  ['.net', '.net'],
  ['index.html', 'index-html'],
  ['page', 'page'],
  ['', '-'],
])('The tag %j is %j in a path', (text, segment) => {
  expect(tagSegment(text)).toBe(segment)
})

test('A long tag is cut between letters, at most 200 bytes', () => {
  expect(tagSegment('a'.repeat(300))).toHaveLength(200)
  const thai = tagSegment('น้ำ'.repeat(100))
  expect(new TextEncoder().encode(thai).length).toBeLessThanOrEqual(200)
  expect(thai).toMatch(/^(น้ำ)+$/)
  expect(tagSegment(thai)).toBe(thai)
})

test('A tag has one path, and its pages stand below it', () => {
  expect(paths.tag('Cool homes')).toBe('/content/tag/Cool homes/')
  expect(paths.tag('a/b', 2)).toBe('/content/tag/a-b/page/2/')
  expect(paths.tag('..')).toBe('/content/tag/--/')
})
