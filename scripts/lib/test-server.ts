import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild, type Child } from './child'
import { CommandError } from './command'
import { inProject, projectFolder, typeScriptWords } from './project'

/** A release is made first, which takes a minute where others compute too. */
const readyTimeoutMs = 180_000
const pollMs = 250

/** A port of this machine that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Waits until a server says that it is ready.
 *
 * @param address such as `http://127.0.0.1:9000`
 * @param exited resolves when its process has ended, which ends the waiting
 * @throws {CommandError} when it ends first, or is not ready in time
 */
export async function waitUntilReady(
  address: string,
  exited: Promise<unknown>,
  timeoutMs = readyTimeoutMs,
): Promise<void> {
  let hasEnded = false
  const end = () => (hasEnded = true)
  exited.then(end, end)
  const deadlineMs = Date.now() + timeoutMs
  while (Date.now() < deadlineMs) {
    if (hasEnded) throw new CommandError('The server ended before it was ready; the reason is above')
    const signal = AbortSignal.timeout(Math.max(1, deadlineMs - Date.now()))
    const response = await fetch(`${address}/readyz`, { signal }).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await pause(pollMs)
  }
  throw new CommandError(`The server at ${address} was not ready within ${Math.round(timeoutMs / 1000)} s`)
}

export interface TestServerOptions {
  /** Settings on top of those that every test server has. */
  environment?: Readonly<Record<string, string>>
}

/** The server of a test while it runs. */
export interface TestServer {
  /** Such as `http://127.0.0.1:41234`. */
  address: string
  /** Its DATA_DIR. */
  dataFolder: string
  /** Ends it and takes its data away. */
  stop: () => Promise<void>
}

function startServer(port: number, dataFolder: string, { environment }: TestServerOptions): Child {
  return startChild(process.execPath, typeScriptWords(inProject('scripts', 'commands', 'serve.ts')), {
    cwd: projectFolder,
    environment: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      DESK_PORT: '0',
      REBUILD_SCHEDULE: '',
      // Nothing is built unless a test asks for it
      REBUILD_MODE: 'full',
      ...environment,
    },
  })
}

/**
 * Serves the built site on a free port, with a data folder of its own, until it is stopped.
 *
 * @throws {CommandError} when the server does not come up
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-data-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = startServer(port, dataFolder, options)
  const stop = async () => {
    await server.stop()
    fs.rmSync(dataFolder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(address, server.exited)
    return { address, dataFolder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Serves the built site while something uses it.
 *
 * @param work gets the address and the data folder
 * @throws {CommandError} when the server does not come up
 */
export async function withTestServer<Result>(
  work: (address: string, dataFolder: string) => Promise<Result>,
  options: TestServerOptions = {},
): Promise<Result> {
  const server = await startTestServer(options)
  try {
    return await work(server.address, server.dataFolder)
  } finally {
    await server.stop()
  }
}

/**
 * Serves the built site to the browser tests, which send more forms in a minute than any visitor.
 *
 * @param work gets the variables that they find the server by
 */
export const withBrowserTestServer = <Result>(
  work: (environment: Record<string, string>) => Promise<Result>,
): Promise<Result> =>
  withTestServer((address, dataFolder) => work({ E2E_BASE_URL: address, E2E_DATA_DIR: dataFolder }), {
    environment: { RATE_LIMIT_MAX: '10000' },
  })
