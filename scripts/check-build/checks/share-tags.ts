import sharp from 'sharp'
import { cardSize } from '../../../src/share-card/share-card'
import type { Build } from '../base/build'
import type { Page } from '../base/page'
import { onePage, type Problem, type Rule } from '../base/rule'

const locales = { th: 'th_TH', en: 'en_US' } as const

/** What a page must say where it is shared, by property; an address that search engines may show says all of it. */
function wantedTags({ title, description, canonical, language, isHidden }: Page, { siteName }: Build) {
  const common = {
    'og:site_name': siteName[language],
    'og:locale': locales[language],
    'og:image:type': 'image/jpeg',
    'og:image:width': String(cardSize.width),
    'og:image:height': String(cardSize.height),
  }
  if (isHidden) return common
  const end = ` | ${siteName[language]}`
  return {
    ...common,
    'og:title': title.endsWith(end) ? title.slice(0, -end.length) : title,
    'og:description': description ?? '',
    'og:url': canonical ?? '',
  }
}

async function cardProblems(path: string, address: string, { files, siteUrl }: Build): Promise<Problem[]> {
  const file = address.startsWith(`${siteUrl}/`) ? files.get(address.slice(siteUrl.length)) : undefined
  if (!file) return [{ where: path, found: `og:image ${address || 'missing'}`, wanted: 'a file of the site' }]
  const { width, height, format } = await sharp(file).metadata()
  const isRight = width === cardSize.width && height === cardSize.height && format === 'jpeg'
  const wanted = `JPEG, ${cardSize.width} × ${cardSize.height}`
  return isRight ? [] : [{ where: path, found: `${address}: ${format}, ${width} × ${height}`, wanted }]
}

/** What is shown where a page is shared: its own title, description and address, and a card of the right size. */
export const shareTags: Rule = {
  name: 'Shared, every page shows its title, description and a card of 1200 × 630',
  checkPage: async (page, build) => {
    const { path, document } = page
    const tags = new Map<string, string[]>()
    for (const meta of document.querySelectorAll('meta[property]')) {
      const name = meta.getAttribute('property') ?? ''
      tags.set(name, [...(tags.get(name) ?? []), meta.getAttribute('content') ?? ''])
    }
    const wrong = Object.entries(wantedTags(page, build))
      .filter(([name, value]) => tags.get(name)?.join('\n') !== value)
      .map(([name, value]) => ({
        where: path,
        found: `${name} ${tags.get(name)?.join(', ') ?? 'missing'}`,
        wanted: value,
      }))
    const isLarge =
      document.querySelector('meta[name="twitter:card"]')?.getAttribute('content') === 'summary_large_image'
    return onePage([
      ...wrong,
      ...(isLarge ? [] : [{ where: path, found: 'no twitter:card', wanted: 'summary_large_image' }]),
      ...(await cardProblems(path, tags.get('og:image')?.[0] ?? '', build)),
    ])
  },
}
