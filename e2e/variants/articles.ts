import { readFileSync } from 'node:fs'
import { categories } from '../../src/i18n/categories'
import type { Language, Localized } from '../../src/i18n/locales'
import { inProject } from '../../scripts/lib/project'

/** An article as a blog API answers it (contracts, section 3). */
export interface VariantArticle {
  id: string
  name: string
  category: string
  title: Partial<Localized>
  body: Partial<Localized>
  publishedAt: string
  updatedAt: string
  [field: string]: unknown
}

const plainCount = 30
const minuteMs = 60_000
const newestMs = Date.UTC(2026, 9, 1)

/** Names that the contract allows and that are easily got wrong in paths, files and tables. */
const awkwardNames = ['node.js', "R&D 'บ้าน' + สวน", 'page', '__proto__', 'constructor', 'ก'.repeat(66)]

const categoryAt = (index: number) => categories[index % categories.length]?.label.en ?? ''

function article(index: number, name: string, more: Partial<VariantArticle> = {}): VariantArticle {
  const time = new Date(newestMs - index * minuteMs).toISOString()
  return {
    id: `v${index}`,
    name,
    category: categoryAt(index),
    title: { th: `บทความที่ ${index}`, en: `Article ${index}` },
    body: { th: `<p>เนื้อความ ${index}</p><h2>หัวข้อ</h2>`, en: `<p>Text ${index}</p><h2>Heading</h2>` },
    publishedAt: time,
    updatedAt: time,
    ...more,
  }
}

/** What a plain article has besides what it must have: a missing language, links, pictures that come or do not. */
function extras(index: number): Partial<VariantArticle> {
  if (index % 7 === 3) return { title: { th: `เฉพาะไทย ${index}` }, body: { th: '<p>ไทย</p>', en: '<p>no title</p>' } }
  if (index % 7 === 5)
    return { title: { en: `Only English ${index}`, th: ' ' }, body: { th: '', en: '<p>English</p>' } }
  const pictures = ['/images/good.png', '/images/broken.png', '/images/missing.png', '//other.invalid/x.png']
  return {
    previousNames: [`เก่า-${index}`],
    tags: [
      { th: 'ป้าย', en: 'Tag' },
      { th: null, en: 'Only here' },
    ],
    excerpt: { th: 'ย่อ', en: null },
    relatedContents: [plainName((index + 1) % plainCount), 'no-such-article'],
    relatedProjects: ['vehha-hua-hin', 'no-such-project'],
    cover: { url: pictures[index % pictures.length], alt: { th: 'ภาพ' } },
  }
}

const plainName = (index: number) => `บทความ-ที่-${index}`

/** Articles without anything hostile in them, in one or both languages. */
export const plainArticles = (): VariantArticle[] => [
  ...Array.from({ length: plainCount }, (_, index) => article(index, plainName(index), extras(index))),
  ...awkwardNames.map((name, index) => article(plainCount + index, name)),
]

/** Fragments of HTML that try to run something. */
export function hostilePayloads(): string[] {
  const file = inProject('test', 'fixtures', 'hostile-html.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { payload: string }[]).map(({ payload }) => payload)
}

/** An article for each hostile fragment, which stands in its body, its title, its excerpt and its tag. */
export function hostileArticles(): VariantArticle[] {
  return hostilePayloads().map((payload, index) => {
    const inBoth = (text: string) => ({ th: text, en: text })
    return article(1000 + index, `hostile-${index}`, {
      title: inBoth(`${index} ${payload}`.slice(0, 150).trim()),
      body: inBoth(`<p>before</p>${payload}<p>after</p>`),
      excerpt: inBoth(payload),
      tags: [inBoth(payload.slice(0, 80))],
    })
  })
}

/** Languages that an article has a page in. */
export const languagesOf = ({ title, body }: VariantArticle): Language[] =>
  (['th', 'en'] as const).filter((language) => title[language]?.trim() && body[language]?.trim())
