import fs from 'node:fs'
import path from 'node:path'
import { categoryKey } from '../../../src/i18n/categories'
import { localizedPath, paths } from '../../../src/i18n/paths'
import { isPrebuilt } from '../built-page'

/** An edit of articles, and how to see that the site shows it. */
export interface Edit {
  what: string
  /** Makes it; returns whether it is served, and not only as an article that is not built yet. */
  make: () => (address: string) => Promise<boolean>
}

interface Article {
  id: string
  name: string
  previousNames: string[]
  category: string
  title: { th: string | null; en: string | null }
  body: { th: string | null; en: string | null }
  publishedAt: string
  updatedAt: string
}

const pathOf = ({ category, name, body }: Article) =>
  localizedPath(paths.article(categoryKey(category) ?? '', name), body.th ? 'th' : 'en')

/** A title with a mark instead of that of an earlier edit: a title that grows is drawn more slowly from edit to edit. */
const withMark = (title: string | null, mark: string) => title && `${title.replace(/ (?:edit|new)-\d.*$/, '')} ${mark}`

async function ask(address: string, pagePath: string) {
  const response = await fetch(address + encodeURI(pagePath), { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

/**
 * Edits of the articles in a folder, one of each kind; each can be made again and again.
 *
 * @param folder articles as the embedded blog API reads them
 */
export function editsOf(folder: string): Edit[] {
  let count = 0
  const files = () =>
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
  const fileAt = (share: number) => {
    const names = files()
    return names[Math.floor(names.length * share)] ?? ''
  }
  const read = (file: string) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Article
  const write = (file: string, article: Article) => {
    count += 1
    const updatedAt = new Date().toISOString()
    fs.writeFileSync(path.join(folder, file), JSON.stringify({ ...article, updatedAt }))
  }
  const titled = (article: Article, mark: string): Article => ({
    ...article,
    title: { th: withMark(article.title.th, mark), en: withMark(article.title.en, mark) },
  })
  const shows = (article: Article, mark: string) => async (address: string) => {
    const { status, text } = await ask(address, pathOf(article))
    return status === 200 && text.includes(mark) && isPrebuilt(text)
  }
  const change = (share: number) => () => {
    const mark = `edit-${count}-${Date.now()}`
    const file = fileAt(share)
    const article = titled(read(file), mark)
    write(file, article)
    return shows(article, mark)
  }
  /** @param when the time of publication, by that of the article that is copied */
  const add = (when: (publishedAt: string) => string) => () => {
    const mark = `new-${count}-${Date.now()}`
    const copied = titled(read(fileAt(0.3)), mark)
    const article = { ...copied, id: mark, name: mark, previousNames: [], publishedAt: when(copied.publishedAt) }
    write(`article-${mark}.json`, article)
    return shows(article, mark)
  }
  const remove = (choose: () => string) => () => {
    const file = choose()
    const article = read(file)
    fs.rmSync(path.join(folder, file))
    return async (address: string) => (await ask(address, pathOf(article))).status === 302
  }
  const newest = () =>
    files()
      .map((file) => ({ file, publishedAt: read(file).publishedAt }))
      .reduce((one, other) => (other.publishedAt > one.publishedAt ? other : one)).file
  return [
    { what: 'changed', make: change(0.5) },
    { what: 'new', make: add(() => new Date().toISOString()) },
    { what: 'new, dated back', make: add((publishedAt) => publishedAt) },
    {
      what: 'renamed',
      make: () => {
        const file = fileAt(0.6)
        const article = read(file)
        const renamed = { ...article, name: `renamed-${count}-${Date.now()}`, previousNames: [article.name] }
        write(file, renamed)
        return async (address) => {
          const [old, now] = [await ask(address, pathOf(article)), await ask(address, pathOf(renamed))]
          return old.status === 301 && now.status === 200 && isPrebuilt(now.text)
        }
      },
    },
    { what: 'removed, the newest', make: remove(newest) },
    { what: 'removed, an older one', make: remove(() => fileAt(0.4)) },
  ]
}
