import fs from 'node:fs/promises'
import path from 'node:path'
import { languages } from '../../i18n/locales'
import { feedPath } from './feed-options'

/** The feed without the time of the build, which the package rss always writes: each build would be a new one. */
export const withoutBuildTime = (xml: string): string => xml.replace(/<lastBuildDate>[^<]*<\/lastBuildDate>/, '')

/**
 * Takes the time of the build out of the feeds that gatsby-plugin-feed has written.
 *
 * @param publicFolder absolute path
 */
export async function steadyFeeds(publicFolder: string): Promise<void> {
  for (const language of languages) {
    const file = path.join(publicFolder, feedPath(language))
    await fs.writeFile(file, withoutBuildTime(await fs.readFile(file, 'utf8')))
  }
}
