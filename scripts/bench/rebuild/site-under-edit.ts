import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { buildPhases, isOpen, type BuildRecord } from '../../../server/rebuild/build-record'
import { CommandError } from '../../lib/command'
import { startTestServer, type TestServer } from '../../lib/test-server'

/** A server whose site is rebuilt by signed webhooks. */
export interface SiteUnderEdit {
  server: TestServer
  /**
   * Asks for a rebuild and waits until it shows.
   *
   * @param isServed whether what was edited is served
   * @returns time from the call, and the build
   */
  rebuild(isServed: (address: string) => Promise<boolean>): Promise<Rebuild>
}

export interface Rebuild {
  ms: number
  build: BuildRecord
}

const secret = `whsec_${Buffer.from('a secret for measuring rebuilds').toString('base64')}`
/** Asking more often would take the processor from what is measured. */
const pollMs = 25
const longestMs = 10 * 60_000

async function until<Value>(ask: () => Promise<Value | null>, what: string): Promise<Value> {
  const deadlineMs = performance.now() + longestMs
  while (performance.now() < deadlineMs) {
    const value = await ask()
    if (value !== null) return value
    await pause(pollMs)
  }
  throw new CommandError(`${what}: not within ${longestMs / 60_000} minutes`)
}

async function callHook(address: string): Promise<string> {
  const [id, time, body] = [randomUUID(), new Date(), '{"type":"article.published"}']
  const response = await fetch(`${address}/hooks/rebuild`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, time, body),
    },
  })
  if (response.status !== 202) throw new CommandError(`The rebuild hook answered ${response.status}`)
  return ((await response.json()) as { data: { id: string } }).data.id
}

function readBuild(dataFolder: string, id: string): BuildRecord | null {
  const text = fs.readFileSync(path.join(dataFolder, 'rebuild', 'builds.json'), 'utf8')
  const build = (JSON.parse(text) as BuildRecord[]).find((record) => record.id === id)
  return build && !isOpen(build) ? build : null
}

/** Starts the server over public/, as `npm run serve` does. */
export async function startSiteUnderEdit(environment: Readonly<Record<string, string>>): Promise<SiteUnderEdit> {
  const server = await startTestServer({ environment: { REBUILD_WEBHOOK_SECRET: secret, ...environment } })
  return {
    server,
    async rebuild(isServed) {
      // Calls that come close together share a build
      await pause(2500)
      const startMs = performance.now()
      const id = await callHook(server.address)
      const ms = await until(
        async () => ((await isServed(server.address)) ? performance.now() - startMs : null),
        'The edit',
      )
      const build = await until(() => Promise.resolve(readBuild(server.dataFolder, id)), 'The end of the build')
      if (build.state === 'failed') throw new CommandError(`The build failed: ${build.problem}`)
      return { ms, build }
    },
  }
}

/** Where the time of a build went, in milliseconds, such as `check 20, source 40`. */
export function describePhases({ phaseStartsMs, startedAt, finishedAt }: BuildRecord): string {
  const ended = Date.parse(finishedAt ?? '') - Date.parse(startedAt ?? '')
  const entered = buildPhases.flatMap((phase) => {
    const startMs = phaseStartsMs[phase]
    return startMs === undefined ? [] : [{ phase, startMs }]
  })
  return entered
    .map(({ phase, startMs }, index) => `${phase} ${(entered[index + 1]?.startMs ?? ended) - startMs}`)
    .join(', ')
}
