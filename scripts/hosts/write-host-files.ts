import fs from 'node:fs/promises'
import path from 'node:path'
import type { SiteRedirect } from '../../src/redirects/redirect-list'
import type { Settings } from '../../src/settings/settings'
import { headersFile } from '../../server/headers/release-headers'
import { siteHeaders } from '../../server/headers/security-headers'
import { hostFiles } from '../../server/site/host-files'
import { headerRules } from './header-rules'
import { nginxConfiguration } from './nginx'
import { redirectRules } from './redirect-rules'
import { hashesOf, scanPages, type ScannedPages } from './scan-scripts'

const scanFile = (folder: string) => path.join(folder, '.cache', 'inline-scripts.json')

const readText = (file: string) => fs.readFile(file, 'utf8').catch(() => null)

async function writeWhenChanged(file: string, text: string): Promise<void> {
  if ((await readText(file)) === text) return
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, text)
}

async function scanned(folder: string): Promise<ScannedPages> {
  const known = JSON.parse((await readText(scanFile(folder))) ?? '{}') as ScannedPages
  const pages = await scanPages(path.join(folder, 'public'), known)
  await writeWhenChanged(scanFile(folder), JSON.stringify(pages))
  return pages
}

/**
 * Writes how the built site is to be answered: `builds/headers.json` for our own server, `_headers` and `_redirects` for Netlify and
 * Cloudflare Pages, `builds/nginx.conf`. The security policy names the inline scripts of the built pages by their hash. Belongs
 * after everything that writes pages, before the build gets its id.
 *
 * @param folder the folder that holds package.json
 * @param settings what the build used
 * @returns the number of inline scripts
 * @throws {CommandError} when pages have scripts of their own, or a line is longer than hosts take
 */
export async function writeHostFiles(folder: string, settings: Settings): Promise<number> {
  const inPublic = (sitePath: string) => path.join(folder, 'public', sitePath)
  const hashes = hashesOf(await scanned(folder))
  const headers = siteHeaders(settings, hashes)
  const redirects = JSON.parse(await fs.readFile(inPublic('/builds/redirects.json'), 'utf8')) as SiteRedirect[]
  await Promise.all([
    writeWhenChanged(inPublic(headersFile), `${JSON.stringify(headers, null, 1)}\n`),
    writeWhenChanged(inPublic(hostFiles.headers), headerRules(headers)),
    writeWhenChanged(inPublic(hostFiles.redirects), redirectRules(redirects)),
    writeWhenChanged(inPublic(hostFiles.nginx), nginxConfiguration({ headers, redirects, settings })),
  ])
  return hashes.length
}
