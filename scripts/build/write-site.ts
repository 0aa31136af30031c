import type { Settings } from '../../src/settings/settings'
import { projectFolder } from '../lib/project'
import { writeHostFiles } from '../hosts/write-host-files'
import type { IndexMemory } from '../search/index-state'
import { describeIndex, writeSearchIndex } from '../search/write-index'
import { describeSiteFiles, writeSiteFiles } from '../site-files/write-site-files'
import type { PublicFiles } from './public-files'

/** What is written from. */
export interface SiteSources {
  /** All files of public/. */
  publicFiles: PublicFiles
  /** What is remembered of the search index; left out, it is read. */
  searchIndex?: IndexMemory
  /** The process goes on with what it remembers of the search index: it is not stored for the next one. */
  isKept?: boolean
}

/**
 * Writes what is made of the pages that Gatsby has built: the search index, sitemaps and cards, files for other hosts. What has not
 * changed since the last call costs next to nothing.
 *
 * @returns what was done, in lines
 */
export async function writeSite(settings: Settings, sources: SiteSources): Promise<string[]> {
  const { publicFiles, searchIndex: memory, isKept = false } = sources
  // Cards are drawn by threads of their own meanwhile
  const [siteFiles, index] = await Promise.all([
    writeSiteFiles(projectFolder, settings, publicFiles),
    writeSearchIndex(projectFolder, { publicFiles, isKept, ...(memory && { memory }) }),
  ])
  await writeHostFiles(projectFolder, settings, publicFiles)
  return [describeIndex(index), describeSiteFiles(siteFiles)]
}
