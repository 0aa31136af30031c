import { readFileSync } from 'node:fs'
import { hostileArticles } from '../variants/articles'
import { inProject } from '../../scripts/lib/project'

interface SampleArticle {
  id: string
  name: string
  previousNames?: string[]
  title: Record<string, string>
  body: Record<string, string>
  [field: string]: unknown
}

/** The built article that a live one is a copy of. */
export const builtName = 'the-real-cost-of-buying-a-condominium'

export const categoryKey = 'property_insight'

const read = (name: string) =>
  JSON.parse(readFileSync(inProject('content', 'articles', `${name}.json`), 'utf8')) as SampleArticle

/** An article that is built too, under another name and an older one. */
const copy: SampleArticle = { ...read(builtName), id: 'live-1', name: 'บทความ & สด', previousNames: ['ชื่อเก่า'] }

const shortTitle = { th: 'ข่าวสั้น', en: 'In short' }

/** Articles that no build has seen: a whole one, one with nothing but words, one in Thai alone, the hostile ones. */
export const liveArticles: readonly object[] = [
  read(builtName),
  copy,
  {
    ...{ id: 'live-2', name: 'short', category: 'Sustainability', title: shortTitle },
    body: { th: '<p>สั้นมาก</p>', en: '<p>Very short</p>' },
    ...{ publishedAt: '2026-10-03T02:00:00.000Z', updatedAt: '2026-10-03T02:00:00.000Z' },
  },
  { ...copy, id: 'live-3', name: 'thai-only', previousNames: [], title: { th: 'ไทยเท่านั้น' } },
  ...hostileArticles(),
]

/** Names of the hostile articles, with the category that each stands in. */
export const hostileNames = hostileArticles().map(({ name, category }) => ({ name, category }))

export const copyOf = { name: copy.name, oldName: 'ชื่อเก่า', title: copy.title }
