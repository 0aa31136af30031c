import fs from 'node:fs'
import path from 'node:path'
import { categories } from '../../../src/i18n/categories'
import type { Random } from '../../articles/random'

/** An article as it stands in its file. */
interface Article {
  id: string
  name: string
  previousNames?: string[]
  category: string
  tags?: { th?: string; en?: string }[]
  title: { th?: string; en?: string }
  body: { th?: string; en?: string }
  cover?: { url: string } | null
  relatedContents?: string[]
  publishedAt: string
  updatedAt: string
}

/** Articles of the embedded blog API that are edited at random. */
export interface EditedArticles {
  /** Makes one edit and says what it was. */
  edit(): string
  /** Takes the last edit back; says what it was, or null when there is none. */
  undo(): string | null
}

/** Files as they were before an edit; null where there was none. */
interface Done {
  what: string
  before: Map<string, Buffer | null>
}

interface Files {
  folder: string
  random: Random
  /** Number of the edit, from 1. */
  count: number
  write: (name: string, content: string | Buffer | null) => void
}

const fewestArticles = 6
const dayMs = 24 * 60 * 60_000
const firstEditMs = Date.parse('2027-01-01T00:00:00.000Z')
const newTags = [
  { th: 'ลองระบบ', en: 'Trial' },
  { th: 'บ้านริมคลอง', en: 'Canal houses' },
]

const articleFiles = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
const pictureFiles = (folder: string) => fs.readdirSync(path.join(folder, 'images')).sort()
const read = (folder: string, file: string) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Article

/** What an editor does to one article; null where it cannot be done to this one. */
type Change = (article: Article, files: Files) => Partial<Article> | null

const changes: Readonly<Record<string, Change>> = {
  'new title': ({ title }, { count }) => ({
    title: {
      ...title,
      ...(title.th && { th: `${title.th} ${count}` }),
      ...(title.en && { en: `${title.en} ${count}` }),
    },
  }),
  'new words': ({ body }, { count }) => ({
    body: { ...body, ...(body.th && { th: `${body.th}<h2>ตอนที่ ${count}</h2><p>ย่อหน้าใหม่</p>` }) },
  }),
  'a tag more': ({ tags = [] }, { random }) => ({ tags: [...tags, random.pick(newTags)] }),
  'a tag less': ({ tags = [] }) => (tags.length > 0 ? { tags: tags.slice(1) } : null),
  'another category': ({ category }, { random }) => ({
    category: random.pick(categories.filter(({ label }) => label.en !== category)).label.en,
  }),
  renamed: ({ name, previousNames = [] }, { count }) => ({
    name: `${name.slice(0, 40)}-${count}`,
    previousNames: [...previousNames, name],
  }),
  'no English': ({ title, body }) =>
    title.th && title.en ? { title: { th: title.th }, body: body.th ? { th: body.th } : {} } : null,
  'another day': ({ publishedAt }, { random }) => ({
    publishedAt: new Date(Date.parse(publishedAt) + random.integer(-40, 40) * dayMs).toISOString(),
  }),
  'no cover': ({ cover }) => (cover ? { cover: null } : null),
  'another cover': ({ cover }, { folder, random }) =>
    cover ? { cover: { ...cover, url: `/images/${random.pick(pictureFiles(folder))}` } } : null,
  'a new picture': ({ cover, body }, { folder, random, count, write }) => {
    const name = `trial-${count}.jpg`
    write(path.join('images', name), fs.readFileSync(path.join(folder, 'images', random.pick(pictureFiles(folder)))))
    const picture = `<p><img src="/images/${name}" alt="" /></p>`
    return { body: { ...body, ...(body.th && { th: body.th + picture }) }, cover: cover ?? { url: `/images/${name}` } }
  },
  'other related articles': (_article, { folder, random }) => ({
    relatedContents: random.some(articleFiles(folder), 3).map((file) => read(folder, file).name),
  }),
}

function addArticle({ folder, random, count, write }: Files): string {
  const original = read(folder, random.pick(articleFiles(folder)))
  const publishedAt = new Date(firstEditMs + random.integer(-400, 400) * dayMs).toISOString()
  const added = { ...original, id: `trial-${count}`, name: `trial-${count}`, previousNames: [], publishedAt }
  write(
    `trial-${count}.json`,
    JSON.stringify({ ...added, updatedAt: new Date(firstEditMs + count * 1000).toISOString() }),
  )
  return `new article ${added.name}`
}

function removeArticle({ folder, random, write }: Files): string {
  const file = random.pick(articleFiles(folder))
  write(file, null)
  return `removed ${file}`
}

function changeArticle(files: Files): string {
  const { folder, random, count, write } = files
  const file = random.pick(articleFiles(folder))
  const article = read(folder, file)
  const [what, change] = random.pick(Object.entries(changes))
  const changed = change(article, files)
  if (!changed) return changeArticle(files)
  const updatedAt = new Date(firstEditMs + count * 1000).toISOString()
  write(file, JSON.stringify({ ...article, ...changed, updatedAt }))
  return `${what}: ${file}`
}

/**
 * Edits the files of a folder as editors of a CMS do: new, changed, renamed and removed articles, their tags, categories, days,
 * languages and pictures. The same random numbers make the same edits.
 *
 * @param folder articles as the embedded blog API reads them
 */
export function editArticles(folder: string, random: Random): EditedArticles {
  const done: Done[] = []
  let count = 0
  const put = (name: string, content: string | Buffer | null) => {
    const file = path.join(folder, name)
    if (content === null) fs.rmSync(file, { force: true })
    else fs.writeFileSync(file, content)
  }
  return {
    edit() {
      count += 1
      const before: Done['before'] = new Map()
      const write: Files['write'] = (name, content) => {
        const file = path.join(folder, name)
        before.set(name, fs.existsSync(file) ? fs.readFileSync(file) : null)
        put(name, content)
      }
      const files = { folder, random, count, write }
      const kind = random.integer(1, 10)
      const isRemoval = kind === 2 && articleFiles(folder).length > fewestArticles
      const what = kind === 1 ? addArticle(files) : isRemoval ? removeArticle(files) : changeArticle(files)
      done.push({ what, before })
      return what
    },
    undo() {
      const last = done.pop()
      last?.before.forEach((content, name) => put(name, content))
      return last ? `taken back: ${last.what}` : null
    },
  }
}
