/**
 * A build that takes a second: it reads the blog API, writes a small public/ in place, page after page, and latest.json
 * last, as the real one does. Run in the project's folder.
 */
/* global fetch */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

process.once('disconnect', () => process.exit(1))
const publicFolder = join(process.cwd(), 'public')
const write = (name, text) => {
  const file = join(publicFolder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

console.log('success onPreInit')
const response = await fetch(`${process.env.GATSBY_BLOG_API_URL}/blogs/contents?page=1&limit=100`, {
  headers: { authorization: `Bearer ${process.env.GATSBY_BLOG_API_TOKEN}` },
})
const { data } = await response.json()
if (!response.ok || !Array.isArray(data)) throw new Error('The blog API answered what is no list of articles')
const articles = data.filter((article) => article?.name && article.title?.en && article.body?.en)

const words = JSON.stringify(articles)
const id = createHash('sha256').update(words).digest('hex').slice(0, 20)
const html = (text) =>
  `<!doctype html><html><title>${text}</title><!--build ${id}-->${'<p>words</p>'.repeat(250)}</html>`
const fixed = ['', 'project/', 'content/', 'privilege/', 'privacy-policy/'].flatMap((name) => [name, `en/${name}`])
const names = [
  ...fixed.map((name) => `${name}index.html`),
  ...articles.map(({ name }) => `en/content/sustainability/${name}/index.html`),
]
console.log('success Merge worker state')
for (const name of names) {
  const article = articles.find((each) => name.includes(`/${each.name}/`))
  write(name, html(article ? article.title.en : name))
  await pause(8)
}
for (const name of ['404.html', 'en/404.html', 'sitemap-index.xml']) write(name, html(name))
console.log('success onPostBuild')
await pause(100)
write('builds/redirects.json', '[]')
write(`builds/meta/${id}.json`, JSON.stringify({ id, changed: ['/'] }))
write('builds/latest.json', JSON.stringify({ id, builtAt: new Date().toISOString() }))
process.exit(0)
