import fs from 'node:fs'
import { inProject } from '../lib/project'

/** Folders whose JSON holds the site's own words; articles change without code and are left out. */
const folders = [inProject('src', 'i18n', 'messages'), inProject('content')]

/** Letters of the site's own words, each with the files that have it. Line breaks are no letters. */
export function siteLetters(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const folder of folders) {
    for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.json') || name.startsWith('articles')) continue
      for (const letter of fs.readFileSync(`${folder}/${name}`, 'utf8').replace(/[\r\n]/g, '')) {
        found.set(letter, (found.get(letter) ?? new Set()).add(name))
      }
    }
  }
  return found
}
