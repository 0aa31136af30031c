import { plainArticles, type VariantArticle } from './articles'

/** An item that is no article, and what the build must say about it. */
export interface BrokenItem {
  item: unknown
  /** A part of the line that reports it. */
  says: string
}

const whole = (name: string, more: Record<string, unknown> = {}): VariantArticle => ({
  id: `broken-${name}`,
  name,
  category: 'Sustainability',
  title: { th: 'หัวเรื่อง', en: 'Title' },
  body: { th: '<p>x</p>', en: '<p>x</p>' },
  publishedAt: '2026-09-01T00:00:00.000Z',
  updatedAt: '2026-09-01T00:00:00.000Z',
  ...more,
})

const badNames = [
  '../etc',
  '..',
  '../../../../escape',
  'a/b',
  'a\\b',
  'a?b',
  'a#b',
  'a%2e',
  'x'.repeat(201),
  'e\u0301',
  'a\nb',
]

/** Items of every shape that the contract does not allow (section 3). */
export const brokenItems = (): BrokenItem[] => [
  { item: null, says: 'is not an object' },
  { item: 42, says: 'is not an object' },
  ...badNames.map((name) => ({ item: whole(name), says: `article ${JSON.stringify(name)} is left out: name` })),
  { item: whole('no-name', { name: undefined }), says: 'name nothing is missing' },
  { item: whole('no-id', { id: 7 }), says: 'article "no-id" is left out: id 7' },
  { item: whole('sports', { category: 'Sports' }), says: 'article "sports" is left out: category "Sports"' },
  { item: whole('no-title', { title: null }), says: 'article "no-title" is left out: title' },
  { item: whole('text-title', { title: 'text' }), says: 'article "text-title" is left out: title "text"' },
  { item: whole('no-body', { body: undefined }), says: 'article "no-body" is left out: body' },
  { item: whole('half', { body: { th: '' }, title: { th: 'x' } }), says: 'article "half" is left out: title, body' },
  { item: whole('when', { publishedAt: 'yesterday' }), says: 'article "when" is left out: publishedAt "yesterday"' },
  { item: whole('never', { updatedAt: '2026-02-30' }), says: 'article "never" is left out: updatedAt "2026-02-30"' },
  {
    item: whole(plainArticles()[0]?.name ?? '', { id: 'twice' }),
    says: 'is that of an article before it in the list',
  },
]
