import fs from 'node:fs/promises'
import path from 'node:path'
import { languages } from '../../src/i18n/locales'
import { localizedPath, paths } from '../../src/i18n/paths'
import { readBuildStamp } from '../releases/manifest'
import { readJson } from '../releases/read-json'
import type { LiveRelease } from '../releases/open-releases'
import type { ReleaseFiles } from '../releases/release-files'
import { fixedPages } from './fixed-routes'
import { brokenLinks } from './link-check'

/** What is wrong with a finished build, so that it must not go live. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused'
}

/** Pages without which no release goes live, in both languages. */
const requiredPages = [paths.home, paths.projects, paths.content, paths.privileges, '/privacy-policy/']
const otherFiles = ['404.html', 'en/404.html', 'builds/redirects.json', 'builds/latest.json', 'sitemap-index.xml']
const smallestPageBytes = 2000
const largestPageBytes = 2 * 1024 * 1024
const articlesCountedFrom = 10

const articlePattern = /^\/(?:en\/)?content\/(?!page\/|tag\/|search\/)[^/]+\/(?!page\/)[^/]+\/index\.html$/

const isArticle = (sitePath: string) => articlePattern.test(sitePath)

async function problemOf(publicDir: string, name: string): Promise<string | null> {
  const stat = await fs.stat(path.join(publicDir, name)).catch(() => null)
  if (!stat?.isFile()) return `${name} is missing`
  if (!name.endsWith('index.html')) return null
  if (stat.size < smallestPageBytes) return `${name} has ${stat.size} bytes, less than any page of this site`
  return stat.size > largestPageBytes ? `${name} has ${stat.size} bytes, more than any page of this site` : null
}

/** Fixed pages that the build has changed; all of them where that is not known, as after the first build. */
async function changedFixedPages(publicDir: string, live: LiveRelease | null): Promise<readonly string[]> {
  const { id } = await readBuildStamp(publicDir)
  const meta = await readJson(path.join(publicDir, 'builds', 'meta', `${id}.json`))
  const changed = typeof meta === 'object' && meta !== null && 'changed' in meta ? meta.changed : null
  if (!live || !Array.isArray(changed)) return fixedPages
  return fixedPages.filter((page) => changed.includes(page))
}

/** Fixed pages that are live and that the build lacks. */
const lostPages = (files: ReleaseFiles, live: LiveRelease | null) =>
  fixedPages
    .filter((page) => live?.files.has(`${page}index.html`) && !files.has(`${page}index.html`))
    .map((page) => `${page} is live and would be gone`)

/**
 * Looks at a finished build before it goes live: the fixed pages are there, of a sane size and without links that lead
 * nowhere, and it has not lost more than half of the articles that are live. What it costs depends on what has changed.
 *
 * @param files all files of the build
 * @param live what is live now; null when nothing is
 * @throws {ReleaseRefused} with all that was found
 */
export async function checkRelease(
  publicDir: string,
  files: ReleaseFiles,
  live: LiveRelease | null,
  mayLoseArticles: boolean,
): Promise<void> {
  const pages = requiredPages.flatMap((page) =>
    languages.map((language) => `${localizedPath(page, language).slice(1)}index.html`),
  )
  const problems = await Promise.all([...pages, ...otherFiles].map((name) => problemOf(publicDir, name)))
  const links = await brokenLinks(publicDir, await changedFixedPages(publicDir, live), files)
  const before = live?.files.pathsOf(isArticle).length ?? 0
  const now = files.pathsOf(isArticle).length
  const isHalved = !mayLoseArticles && before >= articlesCountedFrom && now < before / 2
  const lost = lostPages(files, live)
  const found = [
    ...problems,
    ...lost,
    ...links,
    isHalved ? `only ${now} of ${before} article pages are left` : null,
  ].filter(Boolean)
  if (found.length > 0) throw new ReleaseRefused(`The build must not go live: ${found.join('; ')}`)
}
