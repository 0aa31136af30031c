import { plainArticles, hostileArticles } from './articles'
import { brokenItems } from './broken-articles'
import { VariantBlogApi } from './blog-api'
import { runBuild, changedPages } from './build'
import fs from 'node:fs'
async function main() {
  const folder = process.argv[2] ?? ''
  const api = new VariantBlogApi()
  const settings = JSON.parse(fs.readFileSync(folder + '/public/builds/settings.json', 'utf8')) as { GATSBY_BLOG_API_URL: string }
  ;(api as unknown as { port: number }).port = Number(new URL(settings.GATSBY_BLOG_API_URL).port)
  await api.start()
  const items: any[] = [...plainArticles(), ...hostileArticles(), ...brokenItems().map(({ item }) => item)]
  for (const step of ['full', 'edit', 'edit2']) {
    if (step !== 'full') items[8] = { ...items[8], title: { th: step, en: step }, updatedAt: step === 'edit' ? '2026-11-03T00:00:00.000Z' : '2026-11-04T00:00:00.000Z' }
    api.items = [...items]
    const { output, exitCode, seconds } = await runBuild(folder, api.url)
    const f = (p: string) => fs.readFileSync(folder + '/public/' + p, 'utf8')
    console.log(step, exitCode, seconds, changedPages(folder).length, output.split('\n').filter((l) => /quer|static HTML|Clearing|Build /.test(l)).join(' | '))
    for (const p of ['_gatsby/slices/_gatsby-scripts-1.html', 'page-data/app-data.json', 'about/proud-brand/index.html']) fs.cpSync(folder + '/public/' + p, `/tmp/cmp-${step}/${p}`)
    void f
  }
  await api.stop()
}
void main()
