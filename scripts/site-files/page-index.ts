import path from 'node:path'
import type { Language } from '../../src/i18n/locales'
import { languageOf } from '../../src/i18n/paths'
import { RememberedFacts } from '../build/file-facts'
import { publicFilesOf, type PublicFiles } from '../build/public-files'
import { readPageFacts, type PageFacts } from './page-facts'

/** A page of the built site. */
export interface IndexedPage extends PageFacts {
  /** Decoded, with slashes at both ends. */
  path: string
  language: Language
}

const pagePattern = /^(?!(?:_gatsby|builds|page-data|search-index|share-cards|static)\/)(?:.+\/)?index\.html$/

/** What the head of every page says; one whose size and time are as remembered is not read again. */
export const pageFacts = new RememberedFacts({
  stateName: 'page-facts.json',
  module: path.join(__dirname, 'page-facts.ts'),
  isWanted: (name) => pagePattern.test(name),
  read: readPageFacts,
})

const sitePath = (name: string) => `/${name.slice(0, -'index.html'.length)}`.normalize('NFC')

/** Pages by what is known of their files: one that has not changed is the same object. */
const pages = new WeakMap<PageFacts, IndexedPage>()

function pageOf(name: string, facts: PageFacts): IndexedPage {
  const known = pages.get(facts)
  if (known) return known
  const path = sitePath(name)
  const page = { path, language: languageOf(path), ...facts }
  pages.set(facts, page)
  return page
}

/**
 * What the heads of all pages say, in the order of their paths. Only pages whose file has changed since the last call are read,
 * the others are the same objects as then.
 *
 * @param projectFolder the folder that holds package.json
 * @param knownFiles all files of public/; left out, they are looked at
 */
export async function indexPages(projectFolder: string, knownFiles?: PublicFiles): Promise<IndexedPage[]> {
  const facts = await pageFacts.of(projectFolder, knownFiles ?? (await publicFilesOf(projectFolder)))
  return [...facts].map(([name, page]) => pageOf(name, page)).sort((left, right) => (left.path < right.path ? -1 : 1))
}
