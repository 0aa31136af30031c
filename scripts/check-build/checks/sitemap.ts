import fs from 'node:fs'
import { parse, type HTMLElement } from 'node-html-parser'
import type { Site } from '../base/build'
import { addressOf } from '../base/page'
import { checkEach, nothing, type Problem, type Result, type Rule } from '../base/rule'
import { wantedAlternates } from './alternates'

const indexFile = '/sitemap-index.xml'

interface Entry {
  file: string
  address: string
  alternates: string[]
  lastChange: string | null
  images: string[]
}

const readXml = (file: string, site: Site): HTMLElement | null => {
  const onDisk = site.files.get(file)
  return onDisk ? parse(fs.readFileSync(onDisk, 'utf8')) : null
}

const addressIn = (element: HTMLElement) => element.querySelector('loc')?.text.trim() ?? ''

function readEntries(file: string, site: Site): Entry[] {
  const urls = readXml(file, site)?.querySelectorAll('url') ?? []
  return urls.map((url) => ({
    file,
    address: addressIn(url),
    lastChange: url.querySelector('lastmod')?.text ?? null,
    images: url.querySelectorAll('image\\:loc').map(({ text }) => text),
    alternates: url.childNodes
      .filter((node): node is HTMLElement => node.rawTagName === 'xhtml:link')
      .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
  }))
}

/** Times that can be, and pictures that are there. */
function detailProblems({ file, address, lastChange, images }: Entry, { siteUrl, files }: Site): Problem[] {
  const isTime = lastChange === null || /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(lastChange)
  const lost = images.filter((image) => !files.has(decodeURI(image.replace(siteUrl, '')).normalize('NFC')))
  return [
    ...(isTime ? [] : [{ where: file, found: `${address} changed ${lastChange}`, wanted: 'an ISO date' }]),
    ...lost.map((image) => ({ where: file, found: `${address} with the picture ${image}`, wanted: 'a file' })),
  ]
}

/** The most that the format takes (sitemaps.org). */
const most = { entries: 50_000, bytes: 50_000_000 }

function sizeProblems(file: string, { files }: Site): Problem[] {
  const text = fs.readFileSync(files.get(file) ?? file)
  const count = text.toString().split('<url>').length - 1
  const isSmall = text.length <= most.bytes && count <= most.entries
  const wanted = `${most.bytes} bytes and ${most.entries} entries at most`
  return isSmall ? [] : [{ where: file, found: `${text.length} bytes, ${count} entries`, wanted }]
}

function checkEntries(entries: readonly Entry[], site: Site): Result {
  const indexable = new Map(
    [...site.pages.values()]
      .filter(({ isHidden }) => !isHidden)
      .map((page) => [addressOf(site.siteUrl, page.path), page]),
  )
  const seen = new Set<string>()
  const result = checkEach(entries, (entry): Problem[] => {
    const { file, address, alternates } = entry
    const page = indexable.get(address)
    if (!page) return [{ where: file, found: address, wanted: 'only pages that search engines may show' }]
    if (seen.has(address)) return [{ where: file, found: `${address} again`, wanted: 'each page once' }]
    seen.add(address)
    const known = wantedAlternates(page, site).map((link) => `${link.hreflang} ${link.address}`)
    const surplus = alternates.filter((line) => !known.includes(line) && !line.endsWith(` ${address}`))
    const missing = known.filter((line) => !alternates.includes(line))
    return [
      ...surplus.map((line) => ({
        where: file,
        found: `${address} with the other language ${line}`,
        wanted: 'none such',
      })),
      ...missing.map((line) => ({ where: file, found: `${address} without its other language`, wanted: line })),
      ...detailProblems(entry, site),
    ]
  })
  const missing = [...indexable.keys()].filter((address) => !seen.has(address))
  const problems = missing.map((address) => ({
    where: indexFile,
    found: `no ${address}`,
    wanted: 'every indexed page',
  }))
  return { checked: result.checked, problems: [...result.problems, ...problems] }
}

/** The sitemap lists every page that search engines may show, once, and nothing else. */
export const sitemap: Rule = {
  name: 'The sitemap lists every page for search engines once, and nothing else',
  checkSite: (site) => {
    if (site.isStaging) return nothing
    const index = readXml(indexFile, site)
    const addresses = index?.querySelectorAll('sitemap').map(addressIn) ?? []
    const files = addresses.map((address) => address.replace(site.siteUrl, ''))
    const lost = files.filter((file) => !site.files.has(file))
    const { checked, problems } = checkEntries(
      files.flatMap((file) => readEntries(file, site)),
      site,
    )
    const lostProblems = lost.map((file) => ({ where: indexFile, found: file, wanted: `a file below ${site.siteUrl}` }))
    const sizes = files.filter((file) => site.files.has(file)).flatMap((file) => sizeProblems(file, site))
    return { checked, problems: [...lostProblems, ...sizes, ...problems] }
  },
}
