import fs from 'node:fs'
import sharp from 'sharp'
import { languages, type Language } from '../../../src/i18n/locales'
import { localizedPath, paths } from '../../../src/i18n/paths'
import type { Site } from '../base/build'
import { addressOf } from '../base/page'
import type { Problem, Rule } from '../base/rule'

const textOf = (file: string, { files }: Site): string | null => {
  const onDisk = files.get(file)
  return onDisk ? fs.readFileSync(onDisk, 'utf8') : null
}

function robotsProblems(site: Site): Problem[] {
  const lines = textOf('/robots.txt', site)?.split('\n') ?? []
  const wanted = site.isStaging ? 'Disallow: /' : `Sitemap: ${site.siteUrl}/sitemap-index.xml`
  const problem = { where: '/robots.txt', found: lines.length > 0 ? `no line "${wanted}"` : 'no file', wanted }
  const shutsOut = !site.isStaging && lines.includes('Disallow: /')
  return [
    ...(lines.includes(wanted) ? [] : [problem]),
    ...(shutsOut ? [{ where: '/robots.txt', found: 'Disallow: /', wanted: 'a site that can be found' }] : []),
  ]
}

function llmsProblems(language: Language, site: Site): Problem[] {
  const where = localizedPath('/llms.txt', language)
  const text = textOf(where, site)
  if (!text?.startsWith(`# ${site.siteName[language]}\n`)) {
    return [{ where, found: text === null ? 'no file' : 'another heading', wanted: `# ${site.siteName[language]}` }]
  }
  const known = new Set([
    ...[...site.pages.values()].filter(({ isHidden }) => !isHidden).map(({ path }) => addressOf(site.siteUrl, path)),
    ...[...site.files.keys()].map((file) => addressOf(site.siteUrl, file)),
  ])
  return [...text.matchAll(/\]\((\S+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !known.has(address))
    .map((address) => ({ where, found: address, wanted: 'a page that search engines may show, or a file' }))
}

interface Manifest {
  lang?: string
  start_url?: string
  icons?: { src: string; sizes: string }[]
}

async function manifestProblems(language: Language, site: Site): Promise<Problem[]> {
  const where = localizedPath(paths.manifest, language)
  const { lang, start_url: start, icons = [] } = JSON.parse(textOf(where, site) ?? '{}') as Manifest
  const home = localizedPath(paths.home, language)
  const problems: Problem[] = []
  if (lang !== language || start !== home) {
    problems.push({ where, found: `lang ${lang}, start_url ${start}`, wanted: `${language}, ${home}` })
  }
  for (const { src, sizes } of icons) {
    const file = site.files.get(src)
    const { width, height } = file ? await sharp(file).metadata() : {}
    if (`${width}x${height}` !== sizes) problems.push({ where, found: `${src}: ${width}x${height}`, wanted: sizes })
  }
  return [...problems, ...(icons.length > 0 ? [] : [{ where, found: 'no icons', wanted: 'icons' }])]
}

/** The files about the whole site that robots, language models and home screens read. */
export const siteFiles: Rule = {
  name: 'robots.txt, llms.txt and web app manifests say what is so',
  checkSite: async (site) => {
    const perLanguage = await Promise.all(
      languages.map(async (language) => [
        ...(site.isStaging ? [] : llmsProblems(language, site)),
        ...(await manifestProblems(language, site)),
      ]),
    )
    return { checked: 1 + 2 * languages.length, problems: [...robotsProblems(site), ...perLanguage.flat()] }
  },
}
