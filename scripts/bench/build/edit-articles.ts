import fs from 'node:fs'
import path from 'node:path'

interface StoredArticle {
  title: Record<'th' | 'en', string | null>
  updatedAt: string
}

const minuteMs = 60_000

/**
 * Gives articles of a folder another title, spread over all of them, as an editor would.
 *
 * @param round told apart in the titles; each round makes the articles another minute younger
 * @returns how many there were to edit
 */
export function editArticles(folder: string, count: number, round: number): number {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json')).sort() // prettier-ignore
  const step = Math.max(1, Math.floor(names.length / count))
  // The middle one: the newest stands on more pages than others
  const chosen =
    count === 1 ? names.slice(Math.floor(names.length / 2)) : names.filter((_, index) => index % step === 0)
  for (const name of chosen.slice(0, count)) {
    const file = path.join(folder, name)
    const article = JSON.parse(fs.readFileSync(file, 'utf8')) as StoredArticle
    const { th, en } = article.title
    const title = { th: th && `${th} ครั้งที่ ${round}`, en: en && `${en}, edition ${round}` }
    const updatedAt = new Date(Date.parse(article.updatedAt) + round * minuteMs).toISOString()
    fs.writeFileSync(file, `${JSON.stringify({ ...article, title, updatedAt }, null, 1)}\n`)
  }
  return Math.min(count, chosen.length)
}
