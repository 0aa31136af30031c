import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { steadyFeeds } from './feeds/steady-feeds'
import type { SiteRedirect } from '../redirects/redirect-list'

interface StoredRedirect {
  fromPath: string
  toPath: string
  statusCode: 301 | 302
}

interface Store {
  getState(): { redirects: StoredRedirect[] }
}

/** Writes the redirects of the build as one list that servers read: public/builds/redirects.json. Mends the feeds. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }) => {
  const { redirects } = (store as unknown as Store).getState()
  const list = redirects
    .map(({ fromPath, toPath, statusCode }): SiteRedirect => ({ from: fromPath, to: toPath, status: statusCode }))
    // Nodes come in the order in which files were found, which differs between machines
    .sort((left, right) => (left.from < right.from ? -1 : 1))
  const folder = path.resolve('public/builds')
  await fs.mkdir(folder, { recursive: true })
  await fs.writeFile(path.join(folder, 'redirects.json'), `${JSON.stringify(list, null, 1)}\n`)
  await steadyFeeds(path.resolve('public'))
}
