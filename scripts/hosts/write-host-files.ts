import fs from 'node:fs/promises'
import type { SiteRedirect } from '../../src/redirects/redirect-list'
import type { Settings } from '../../src/settings/settings'
import { headersFile } from '../../server/headers/release-headers'
import { siteHeaders } from '../../server/headers/security-headers'
import { hostFiles } from '../../server/site/host-files'
import { publicFilesOf, type PublicFiles } from '../build/public-files'
import { headerRules } from './header-rules'
import { nginxConfiguration } from './nginx'
import { redirectRules } from './redirect-rules'
import { hashesOf, pageScripts } from './scan-scripts'

const redirectsFile = 'builds/redirects.json'

/** What the files of this process's last call were made of: at ten thousand articles they are twenty megabytes. */
let lastMadeOf = ''

/**
 * Writes how the built site is to be answered: `builds/headers.json` for our own server, `_headers` and `_redirects` for Netlify and
 * Cloudflare Pages, `builds/nginx.conf`. The security policy names the inline scripts of the built pages by their hash. Belongs
 * after everything that writes pages, before the build gets its id.
 *
 * @param folder the folder that holds package.json
 * @param settings what the build used
 * @param knownFiles all files of public/; left out, they are looked at
 * @returns the number of inline scripts
 * @throws {CommandError} when pages have scripts of their own, or a line is longer than hosts take
 */
export async function writeHostFiles(folder: string, settings: Settings, knownFiles?: PublicFiles): Promise<number> {
  const publicFiles = knownFiles ?? (await publicFilesOf(folder))
  const hashes = hashesOf(await pageScripts.of(folder, publicFiles))
  const headers = siteHeaders(settings, hashes)
  const madeOf = JSON.stringify([folder, headers, settings, publicFiles.get(redirectsFile)])
  if (madeOf === lastMadeOf) return hashes.length
  const redirects = JSON.parse(await fs.readFile(publicFiles.pathOf(redirectsFile), 'utf8')) as SiteRedirect[]
  const write = (sitePath: string, text: string) => publicFiles.write(sitePath.replace(/^\//, ''), text)
  write(headersFile, `${JSON.stringify(headers, null, 1)}\n`)
  write(hostFiles.headers, headerRules(headers))
  write(hostFiles.redirects, redirectRules(redirects))
  write(hostFiles.nginx, nginxConfiguration({ headers, redirects, settings }))
  lastMadeOf = madeOf
  return hashes.length
}
