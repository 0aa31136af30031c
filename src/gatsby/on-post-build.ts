import fs from 'node:fs/promises'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { steadyFeeds } from './feeds/steady-feeds'
import { redirectsOfBuild } from './pages/redirects'

/** Writes the redirects of the build as one list that servers read: public/builds/redirects.json. Mends the feeds. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  // Nodes come in the order in which files were found, which differs between machines
  const list = [...redirectsOfBuild()].sort((left, right) => (left.from < right.from ? -1 : 1))
  const file = path.resolve('public/builds/redirects.json')
  const text = `${JSON.stringify(list, null, 1)}\n`
  await fs.mkdir(path.dirname(file), { recursive: true })
  const before = await fs.readFile(file, 'utf8').catch(() => null)
  if (text !== before) await fs.writeFile(file, text)
  await steadyFeeds(path.resolve('public'))
}
