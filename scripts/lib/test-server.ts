import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild, type Child } from './child'
import { CommandError } from './command'
import { inProject, projectFolder, typeScriptWords } from './project'

const readyTimeoutMs = 60_000
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

function startServer(port: number, dataFolder: string): Child {
  return startChild(process.execPath, typeScriptWords(inProject('scripts', 'commands', 'serve.ts')), {
    cwd: projectFolder,
    environment: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      DESK_PORT: '0',
      REBUILD_SCHEDULE: '',
    },
  })
}

/**
 * Serves the built site on a free port, with a data folder that lives as long as it does, while something uses it.
 *
 * @param work gets the address, such as `http://127.0.0.1:41234`
 * @throws {CommandError} when the server does not come up
 */
export async function withTestServer<Result>(work: (address: string) => Promise<Result>): Promise<Result> {
  const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-data-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = startServer(port, dataFolder)
  try {
    await waitUntilReady(address, server.exited)
    return await work(address)
  } finally {
    await server.stop()
    fs.rmSync(dataFolder, { recursive: true, force: true })
  }
}
