import { readingMinutes } from './reading-minutes'

const english = (count: number) => `<p>${'home '.repeat(count)}</p>`
/** The segmenter finds four words in it, and there are no spaces. */
const fourThaiWords = 'บ้านอยู่สบายใจ'
const wordCount = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(fourThaiWords)].length

test.each([
  ['', 0],
  ['<p> </p><img src="/images/a.jpg" alt="">', 0],
  ['… – !', 0],
])('A text without words takes no time: %j', (html, minutes) => {
  expect(readingMinutes(html, 'en')).toBe(minutes)
  expect(readingMinutes(html, 'th')).toBe(minutes)
})

test.each([
  [1, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [2200, 10],
])('%d English words take %d minutes', (count, minutes) => {
  expect(readingMinutes(english(count), 'en')).toBe(minutes)
})

test('Thai is counted by words, though it has no spaces', () => {
  expect(wordCount).toBeGreaterThan(2)
  const tenMinutes = fourThaiWords.repeat(Math.round(2600 / wordCount))
  expect(readingMinutes(`<p>${tenMinutes}</p>`, 'th')).toBe(10)
})

test('Tags and their attributes are not read, and part the words on both sides', () => {
  const linked = '<a href="https://www.example.com/one-two-three-four">home</a>'.repeat(220)
  expect(readingMinutes(linked, 'en')).toBe(1)
  expect(readingMinutes('<b>home</b>'.repeat(440), 'en')).toBe(2)
})

test.each([
  ['a text of signs alone', '<'.repeat(300_000), 0],
  ['Thai without a single space', fourThaiWords.repeat(20_000), (20_000 * wordCount) / 260],
  ['tags that are never closed', '<p title="'.repeat(30_000), 60_000 / 260],
])('A very long text is counted in a moment: %s', (_, html, minutes) => {
  const startMs = performance.now()
  const counted = readingMinutes(html, 'th')
  expect(performance.now() - startMs).toBeLessThan(5000)
  expect(Math.abs(counted - minutes)).toBeLessThanOrEqual(minutes * 0.05)
})
