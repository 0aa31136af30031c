import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { steadyFeeds } from './feeds/steady-feeds'
import type { SiteRedirect } from '../redirects/redirect-list'
import { redirectsOfBuild } from './pages/redirects'

/** What this process has written last. */
let written: readonly SiteRedirect[] | null = null

async function writeRedirects(redirects: readonly SiteRedirect[]): Promise<void> {
  if (redirects === written) return
  // Nodes come in the order in which files were found, which differs between machines
  const list = [...redirects].sort((left, right) => (left.from < right.from ? -1 : 1))
  const file = path.resolve('public/builds/redirects.json')
  const text = `${JSON.stringify(list, null, 1)}\n`
  await fs.mkdir(path.dirname(file), { recursive: true })
  const before = await fs.readFile(file, 'utf8').catch(() => null)
  if (text !== before) await fs.writeFile(file, text)
  written = redirects
}

/** Writes the redirects of the build as one list that servers read: public/builds/redirects.json. Mends the feeds. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  await writeRedirects(redirectsOfBuild())
  await steadyFeeds(path.resolve('public'))
}
