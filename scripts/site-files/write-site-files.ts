import fs from 'node:fs'
import path from 'node:path'
import type { Settings } from '../../src/settings/settings'
import { cardFolder } from '../../src/share-card/share-card'
import { publicFilesOf, type PublicFiles } from '../build/public-files'
import { writeShareCards, type WrittenCards } from '../share-cards/write-cards'
import { llmsFiles, type SiteFacts } from './llms'
import { manifestFiles } from './manifest'
import { indexPages, type IndexedPage } from './page-index'
import { robotsText } from './robots'
import { sitemapFiles } from './sitemap'

/** What became of the files about the whole site. */
export interface WrittenSiteFiles {
  pages: number
  /** Files that were not there, or were different. */
  written: number
  cards: WrittenCards
}

const cardsOf = (pages: readonly IndexedPage[]) =>
  pages.flatMap(({ card, cardPath }) => (card && cardPath ? [{ text: card, path: cardPath }] : []))

/**
 * Writes what is made of the heads of all pages: sitemaps, robots.txt, llms.txt and web app manifests, and the cards that are shown
 * where a page is shared. Pages are read only where they have changed, files written only where they differ.
 *
 * @param projectFolder the folder that holds package.json
 * @param settings what the build used
 * @param knownFiles all files of public/; left out, they are looked at
 */
export async function writeSiteFiles(
  projectFolder: string,
  settings: Settings,
  knownFiles?: PublicFiles,
): Promise<WrittenSiteFiles> {
  const publicFiles = knownFiles ?? (await publicFilesOf(projectFolder))
  const pages = await indexPages(projectFolder, publicFiles)
  const facts = JSON.parse(fs.readFileSync(path.join(projectFolder, 'content', 'site.json'), 'utf8')) as SiteFacts
  const files = new Map([
    ['robots.txt', robotsText(settings)],
    ...sitemapFiles(pages, settings.SITE_URL),
    ...llmsFiles(pages, facts, settings.SITE_URL),
    ...manifestFiles(facts),
  ])
  const written = [...files].filter(([name, text]) => publicFiles.write(name, text))
  const outdated = [...publicFiles.entries()].filter(([name]) => /^sitemap-\d+\.xml$/.test(name) && !files.has(name))
  for (const [name] of outdated) publicFiles.remove(name)
  const cards = await writeShareCards(projectFolder, cardsOf(pages))
  publicFiles.refresh(cards.changed.map((name) => path.posix.join(cardFolder.replace(/^\//, ''), name)))
  return { pages: pages.length, written: written.length, cards }
}

/** What was done, in one line. */
export function describeSiteFiles({ pages, written, cards }: WrittenSiteFiles): string {
  const { count, drawn, fromStore, removed } = cards
  return `Sitemap, robots.txt, llms.txt: ${pages} pages, ${written} files written; share cards: ${count}, ${drawn} drawn, ${fromStore} from the store, ${removed} removed`
}
