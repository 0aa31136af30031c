import path from 'node:path'
import type { Settings } from '../src/settings/settings'
import { keepDatabase } from './database/keep-database'
import { noticeSendersOf } from './notices/notice-senders'
import { openNotices } from './notices/open-notices'
import { alonePerDatabase } from './rebuild/alone-per-database'
import { openBuildHistory } from './rebuild/build-history'
import type { BuildRecord } from './rebuild/build-record'
import type { Builder } from './rebuild/builder'
import { createRebuildQueue } from './rebuild/rebuild-queue'
import { createRebuildWork } from './rebuild/rebuild-work'
import { sourcesOf } from './rebuild-sources'
import { openReleases } from './releases/open-releases'

export interface RebuildOnceOptions {
  projectFolder: string
  articlesDir: string
  settings: Settings
  builder: Builder
  /** Who asks, in a few words. */
  reason: string
  /** Told of every change of the build. */
  onChange: (record: BuildRecord) => void
  log: (line: string) => void
}

/**
 * Does one rebuild as the server does, with its checks, its release and its place in the history, where no server runs.
 *
 * @returns the build after its end
 */
export async function rebuildOnce(options: RebuildOnceOptions): Promise<BuildRecord> {
  const { projectFolder, settings, builder, reason, onChange, log } = options
  const dataDir = path.resolve(projectFolder, settings.DATA_DIR)
  const databaseUrl = settings.DATABASE_URL
  const database = databaseUrl === null ? null : await keepDatabase({ dataDir, databaseUrl, log })
  try {
    const { history } = await openBuildHistory(dataDir)
    const notices = await openNotices({ dataDir, senders: noticeSendersOf(settings), log })
    const work = createRebuildWork({
      publicDir: path.join(projectFolder, 'public'),
      dataDir,
      sources: sourcesOf(options),
      builder,
      history,
      releases: await openReleases(dataDir),
      mayLoseArticles: settings.ALLOW_ARTICLE_LOSS,
      ...(database && { alone: alonePerDatabase(database) }),
    })
    const queue = createRebuildQueue({ history, work, onChange })
    const record = await queue.trigger(reason)
    await queue.idle()
    notices.note(record)
    await notices.settle()
    await notices.close()
    return record
  } finally {
    await database?.close()
  }
}
