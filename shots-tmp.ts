import { chromium } from 'playwright-core'
import { chromiumOptions } from './scripts/lib/chromium-options'
const base = 'http://127.0.0.1:9171'
const long = 'สวนหลังบ้านที่ยืดหยุ่นตามการใช้งาน-เริ่มจากเหล็กรี-165'
const pages: Record<string, string> = {
  hub: '/content/', mid: '/content/page/38/', last: '/content/page/75/', cat: '/content/sustainability/page/2/',
  tag: '/content/tag/บ้านเย็น/', article: `/content/sustainability/${long}/`,
}
async function main() {
  const browser = await chromium.launch(chromiumOptions())
  for (const [prefix, lang] of [['', 'th'], ['/en', 'en']] as const)
    for (const width of [360, 768, 1440]) {
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      const page = await context.newPage()
      for (const [name, path] of Object.entries(pages)) {
        if (process.argv[2] && !process.argv[2].split(',').includes(name)) continue
        let p = prefix + path
        if (prefix && name === 'tag') p = '/en/content/tag/Cool homes/'
        const r = await page.goto(base + encodeURI(p), { waitUntil: 'load' }).catch((e) => console.log(String(e)))
        if (!r || r.status() !== 200) console.log(p, r && r.status())
        await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 700) { window.scrollTo(0, y); await new Promise((r) => setTimeout(r, 60)) } window.scrollTo(0, 0) })
        await page.waitForTimeout(300)
        await page.screenshot({ path: `/tmp/w/tmp-hub/shots/${name}-${lang}-${width}.png`, fullPage: true })
      }
      await context.close()
    }
  await browser.close()
}
void main()
