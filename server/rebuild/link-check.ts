import fs from 'node:fs/promises'
import path from 'node:path'
import { decodedPath } from '../../src/i18n/paths'
import { readJson } from '../releases/read-json'
import type { ReleaseFiles } from '../releases/release-files'

/** Answered by the server itself, not by the build. */
const served = /^\/(?:api|blog-api)(?:\/|$)/
const linkPattern = /<a\b[^>]*?\shref="(\/(?!\/)[^"?#]*)/g
const mostNamed = 5

async function redirectsOf(publicDir: string): Promise<Set<string>> {
  const stored = await readJson(path.join(publicDir, 'builds', 'redirects.json'))
  const rules: unknown[] = Array.isArray(stored) ? stored : []
  const from = rules.map((rule) => (typeof rule === 'object' && rule !== null && 'from' in rule ? rule.from : null))
  return new Set(from.filter((each) => typeof each === 'string').map(decodedPath))
}

/**
 * Links of fixed pages that lead nowhere within the build. Articles are not looked at: an editor's wrong link must not
 * keep the site from being published.
 *
 * @param pages paths of pages, as they are stored
 * @param files all files of the build
 * @returns one line for each page with such links
 */
export async function brokenLinks(publicDir: string, pages: readonly string[], files: ReleaseFiles): Promise<string[]> {
  const slashed = (link: string) => (link.endsWith('/') ? link : `${link}/`)
  const isThere = (link: string) => files.has(link) || files.has(`${slashed(link)}index.html`)
  // Read where a link leads to no file: of ten thousand articles they are megabytes
  let redirects: Promise<ReadonlySet<string>> | null = null
  const isRedirected = async (link: string) => {
    const from = await (redirects ??= redirectsOf(publicDir))
    return from.has(slashed(link)) || from.has(link)
  }
  const found = await Promise.all(
    pages.map(async (page) => {
      const html = await fs.readFile(path.join(publicDir, page, 'index.html'), 'utf8').catch(() => '')
      const links = new Set([...html.matchAll(linkPattern)].map(([, link = '']) => decodedPath(link)))
      const broken: string[] = []
      for (const link of links) {
        if (!served.test(link) && !isThere(link) && !(await isRedirected(link))) broken.push(link)
      }
      return broken.length > 0 ? `${page} leads to ${broken.slice(0, mostNamed).join(', ')}, which is not there` : null
    }),
  )
  return found.filter((line) => line !== null)
}
