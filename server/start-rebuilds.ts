import type { FastifyInstance } from 'fastify'
import type { Settings } from '../src/settings/settings'
import { buildDesk } from './desk/desk'
import { madeDeskToken, readDeskTokens } from './desk/desk-tokens'
import { noticeSendersOf } from './notices/notice-senders'
import { openNotices } from './notices/open-notices'
import { openRebuilds, type Rebuilds, type RebuildsOptions } from './rebuild/rebuilds'

export interface StartRebuildsOptions extends Omit<RebuildsOptions, 'schedule' | 'mayLoseArticles' | 'onEnd'> {
  settings: Settings
  /** Told what a person at the terminal should know. */
  print: (line: string) => void
}

/** Rebuilds and their desk while the server runs. */
export interface RunningRebuilds {
  rebuilds: Rebuilds
  /** Listens on DESK_PORT; a port in use leaves the site without a desk, and says so. */
  openDesk(): Promise<void>
  close(): Promise<void>
}

async function listenDesk(
  desk: FastifyInstance,
  { DESK_PORT: port, DESK_HOST: host }: Settings,
  print: (line: string) => void,
) {
  try {
    const address = await desk.listen({ port, host })
    print(`Rebuild desk: ${address.replace('127.0.0.1', 'localhost')}/`)
  } catch (error) {
    print(`The rebuild desk could not be opened on DESK_PORT ${port} of ${host}: ${(error as Error).message}`)
  }
}

/** Opens the rebuilds of a server, with its desk. */
export async function startRebuilds({ settings, print, ...options }: StartRebuildsOptions): Promise<RunningRebuilds> {
  const { dataDir, log } = options
  const notices = await openNotices({ dataDir, senders: noticeSendersOf(settings), log })
  const rebuilds = await openRebuilds({
    ...options,
    onEnd: (record) => notices.note(record),
    schedule: settings.REBUILD_SCHEDULE,
    mayLoseArticles: settings.ALLOW_ARTICLE_LOSS,
  })
  let desk: FastifyInstance | null = null
  return {
    rebuilds,
    async openDesk() {
      const { dataDir, releases, sources } = options
      const made = settings.DESK_TOKENS === null ? await madeDeskToken(dataDir) : null
      const tokens = made?.tokens ?? readDeskTokens(settings.DESK_TOKENS ?? {})
      if (made?.isNew) print(`Token of the rebuild desk (kept in DATA_DIR/desk-token): ${made.tokens[0]?.token}`)
      desk = buildDesk({ dataDir, releases, rebuilds, articles: sources.articles, tokens })
      await listenDesk(desk, settings, print)
    },
    async close() {
      await desk?.close()
      await rebuilds.close()
      await notices.close()
    },
  }
}
