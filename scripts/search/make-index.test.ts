import { openIndex } from '../../src/search/open-index'
import { loadHits, searchIndex } from '../../src/search/search-index'
import { makeIndex } from './make-index'
import type { SearchRecord } from './search-record'

let made = 0

function record(fields: Partial<SearchRecord>): SearchRecord {
  made += 1
  return {
    name: `article-${made}`,
    category: 'sustainability',
    title: 'Untitled',
    excerpt: '',
    tags: [],
    headings: '',
    text: '',
    publishedAt: new Date(Date.UTC(2026, 0, made)).toISOString(),
    minutes: 3,
    ...fields,
  }
}

/** The names of what is found, best first, and what was fetched for it. */
async function search(records: readonly SearchRecord[], query: string) {
  const files = makeIndex(records)
  const fetched: string[] = []
  const index = await openIndex('en', (path) => {
    const name = path.split('/').at(-1) ?? ''
    fetched.push(name)
    const content = files.get(name)
    return content ? Promise.resolve(JSON.parse(content) as unknown) : Promise.reject(new Error(`no ${name}`))
  })
  const found = await searchIndex(index, query)
  const hits = await loadHits(
    index,
    found.ranked.map(({ article }) => article),
  )
  return { ...found, names: hits.map(({ n }) => n), hits, fetched }
}

test('titles come first, then what stands out, then the text, then the newest', async () => {
  const records = [
    record({ name: 'text', text: 'the garden' }),
    record({ name: 'old-title', title: 'Gardens' }),
    record({ name: 'tag', tags: ['Garden'] }),
    record({ name: 'new-title', title: 'A garden' }),
    record({ name: 'none', text: 'walls' }),
  ]
  expect((await search(records, 'GARDENING')).names).toEqual(['new-title', 'old-title', 'tag', 'text'])
})

test('Thai words are found inside unspaced text, also as compounds of a title', async () => {
  const records = [
    record({ name: 'in-text', text: 'เรานั่งคุยกันเรื่องบ้านเย็นทั้งวัน' }),
    record({ name: 'title', title: 'สร้างบ้านเย็นด้วยร่มเงา' }),
    record({ name: 'condominium', text: 'ห้องในคอนโดมิเนียมพร้อมอยู่หัวหิน' }),
  ]
  expect((await search(records, 'บ้านเย็น')).names).toEqual(['title', 'in-text'])
  expect((await search(records, 'คอนโด')).names).toEqual(['condominium'])
  expect((await search(records, 'hua hin')).names).toEqual(['condominium'])
})

test('all words are asked for; where no article has them all, those with most of them are found', async () => {
  const records = [
    record({ name: 'both', text: 'solar roof' }),
    record({ name: 'one', text: 'roof' }),
    record({ name: 'other', text: 'walls and doors' }),
  ]
  expect(await search(records, 'solar roof')).toMatchObject({ names: ['both'], isRelaxed: false })
  expect(await search(records, 'doors walls windows roof')).toMatchObject({ names: ['other'], isRelaxed: true })
})

test('a misspelt word is taken for the one that was meant, and that is said', async () => {
  const records = [record({ name: 'a', title: 'Small kitchens' }), record({ name: 'b', title: 'Big lamps' })]
  const { names, corrected } = await search(records, 'lmaps')
  expect(names).toEqual(['b'])
  expect(corrected).toEqual([{ typed: 'lmaps', found: 'lamps' }])
})

test('a search with the keyboard in the other language is understood', async () => {
  const records = [record({ name: 'a', title: 'บ้านหัวหิน' }), record({ name: 'b', title: 'Other' })]
  expect(await search(records, 'sy;sbo')).toMatchObject({
    names: ['a'],
    corrected: [{ typed: 'sy;sbo', found: 'หัวหิน' }],
  })
})

test.each(['', '   ', '!?', '…', '<script>', '__proto__', 'constructor', '@'])(
  '%j finds nothing and breaks nothing',
  async (query) => {
    expect((await search([record({ title: 'A garden' })], query)).names).toEqual([])
  },
)

test('an index without articles answers', async () => {
  expect((await search([], 'garden')).names).toEqual([])
})

test('the same articles in any order give the same bytes', () => {
  const records = [record({ title: 'One หัวหิน' }), record({ title: 'Two' }), record({ title: 'Three' })]
  expect([...makeIndex(records)]).toEqual([...makeIndex([...records].reverse())])
})

test('a hit shows what its list needs', async () => {
  const fields = { name: 'บ้าน', title: 'Garden', excerpt: 'Green', category: 'property_insight', minutes: 7 } as const
  const { hits } = await search([record({ ...fields, publishedAt: '2026-05-01T00:00:00.000Z' })], 'garden')
  expect(hits).toEqual([
    { n: 'บ้าน', t: 'Garden', e: 'Green', d: '2026-05-01T00:00:00.000Z', m: 7, category: 'property_insight' },
  ])
})

test('only the files that a search needs are fetched', async () => {
  const words = (seed: number) => Array.from({ length: 300 }, (_, index) => `word${seed}x${index}`).join(' ')
  const records = Array.from({ length: 40 }, (_, index) => record({ text: words(index), title: `Title ${index}` }))
  const all = makeIndex(records).size
  const { fetched } = await search(records, 'word7x12')
  expect(all).toBeGreaterThan(15)
  expect(fetched.length).toBeLessThanOrEqual(5)
})

test('an edit changes the files of its words and of its record, and no others', () => {
  const words = (seed: number) => Array.from({ length: 60 }, (_, index) => `word${(seed * 37 + index * 11) % 4000}x`)
  const records = Array.from({ length: 400 }, (_, index) =>
    record({ title: `Title ${index}`, text: words(index).join(' ') }),
  )
  const before = makeIndex(records)
  const edited = records.map((one, index) => (index === 200 ? { ...one, text: `${one.text} zebra` } : one))
  const changed = [...makeIndex(edited).keys()].filter((name) => !before.has(name))
  expect(before.size).toBeGreaterThan(50)
  expect(changed.filter((name) => name.startsWith('terms')).length).toBeLessThanOrEqual(3)
  expect(changed.filter((name) => name.startsWith('records'))).toEqual([])
})

test('an article that goes leaves the numbers of the others, and the files without its words', () => {
  const records = Array.from({ length: 400 }, (_, index) =>
    record({
      title: `Title ${index}`,
      text:
        index === 200
          ? 'zebra zoo'
          : Array.from({ length: 30 }, (__, word) => `w${(index * 31 + word * 7) % 6000}x`).join(' '),
    }),
  )
  const before = makeIndex(records)
  const after = makeIndex(records.filter((_, index) => index !== 200))
  const changed = (kind: string) => [...after.keys()].filter((name) => name.startsWith(kind) && !before.has(name))
  const all = (kind: string) => [...before.keys()].filter((name) => name.startsWith(kind))
  expect([all('records').length > 30, all('terms').length > 8]).toEqual([true, true])
  expect(changed('records').length).toBeLessThanOrEqual(1)
  // Those of "title", "200", "zebra" and "zoo"
  expect(changed('terms').length).toBeLessThanOrEqual(4)
})
