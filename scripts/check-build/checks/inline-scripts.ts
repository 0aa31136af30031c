import fs from 'node:fs'
import { headersFile } from '../../../server/headers/release-headers'
import { inlineScriptsOf, scriptHash } from '../../hosts/inline-scripts'
import { onePage, type Rule } from '../base/rule'
import { excerpt } from '../base/text'

/** The script sources of a policy. */
const scriptSources = (policy: string): string[] =>
  policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .find(([name]) => name === 'script-src') ?? []

function readPolicy(file: string | undefined): string {
  if (!file) return ''
  const headers = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>
  return headers['content-security-policy'] ?? ''
}

/** Every script of a page is a file, or named by its hash in the security policy of the build. */
export const inlineScripts: Rule = {
  name: 'Inline scripts are the same on every page, and in the security policy',
  checkPage: ({ path, html }, { files }) => {
    const sources = scriptSources(readPolicy(files.get(headersFile)))
    const unsafe = sources.filter((source) => /unsafe-(inline|eval|hashes)/.test(source))
    const unknown = inlineScriptsOf(html).filter((text) => !sources.includes(`'${scriptHash(text)}'`))
    // A path, address or name in a script tells it from those of other pages
    const own = inlineScriptsOf(html).filter((text) => path.length > 4 && text.includes(path))
    const problem = (found: string, wanted: string) => ({ where: path, found, wanted })
    return onePage([
      ...unsafe.map((source) => problem(`${headersFile} allows ${source}`, 'files and hashes')),
      ...unknown.map((text) => problem(`script that browsers refuse: ${excerpt(text)}`, 'one in the policy')),
      ...own.map((text) => problem(`script of this page alone: ${excerpt(text)}`, 'one that every page has')),
    ])
  },
}
