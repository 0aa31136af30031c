import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { readManifest, readPointer } from '../../server/releases/manifest'
import { releasePaths } from '../../server/releases/release-paths'
import { hostFiles } from '../../server/site/host-files'
import { CommandError } from './command'
import type { Nginx } from './find-nginx'
import { freePort } from './test-server'

export interface NginxSite {
  /** A folder for its files, which the caller takes away. */
  folder: string
  /** DATA_DIR that holds the release. */
  dataDir: string
  /** Host and port of the site's own server, for the APIs. */
  siteServer: string
}

/** nginx while it runs. */
export interface RunningNginx {
  /** Such as `http://127.0.0.1:41234`. */
  address: string
  /** Of the process that starts the workers. */
  pid: number
  stop: () => Promise<void>
}

const startTimeoutMs = 10_000

/** The files of the live release with their compressed forms beside them, as nginx looks for them. */
async function linkRelease(folder: string, dataDir: string): Promise<string> {
  const root = path.join(folder, 'site')
  const pointer = await readPointer(dataDir)
  const manifest = pointer && (await readManifest(dataDir, pointer.current))
  if (!manifest) throw new CommandError(`There is no release in ${dataDir}`)
  const { content } = releasePaths(dataDir)
  for (const [sitePath, { hash, br, gz }] of manifest.files.entries()) {
    const file = path.join(root, sitePath)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.symlinkSync(content(hash), file)
    if (br) fs.symlinkSync(content(hash, 'br'), `${file}.br`)
    if (gz) fs.symlinkSync(content(hash, 'gz'), `${file}.gz`)
  }
  return root
}

/** The configuration round the site's own: one process that stays in the foreground and keeps to its folder. */
function mainConfiguration(folder: string, { brotliModule }: Nginx): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `${brotliModule ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  ${temporary.join('\n  ')}
  include ${folder}/site.conf;
}
`
}

/** What an operator sets in the configuration that the build wrote. */
function siteConfiguration(root: string, port: number, { brotliModule }: Nginx, siteServer: string): string {
  const text = fs.readFileSync(path.join(root, hostFiles.nginx), 'utf8')
  const changes: readonly (readonly [from: string, to: string])[] = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /srv/site;', `root ${root};`],
    ['server 127.0.0.1:9000;', `server ${siteServer};`],
    ...(brotliModule ? [['# brotli_static on;', 'brotli_static on;'] as const] : []),
  ]
  return changes.reduce((result, [from, to]) => result.replace(from, to), text)
}

async function untilListening(port: number, hasEnded: () => boolean): Promise<boolean> {
  const deadlineMs = Date.now() + startTimeoutMs
  while (Date.now() < deadlineMs && !hasEnded()) {
    const socket = net.connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

/**
 * Starts nginx with the configuration that the build wrote, on the live release of a DATA_DIR.
 *
 * @throws {CommandError} when it does not come up; says what nginx said
 */
export async function startNginx(nginx: Nginx, { folder, dataDir, siteServer }: NginxSite): Promise<RunningNginx> {
  const [root, port] = [await linkRelease(folder, dataDir), await freePort()]
  fs.writeFileSync(path.join(folder, 'nginx.conf'), mainConfiguration(folder, nginx))
  fs.writeFileSync(path.join(folder, 'site.conf'), siteConfiguration(root, port, nginx, siteServer))
  const words = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')]
  const child = spawn(nginx.program, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const kill = () => child.kill('SIGTERM')
  process.on('exit', kill)
  const exited = once(child, 'exit').finally(() => process.off('exit', kill))
  if (!(await untilListening(port, () => child.exitCode !== null))) {
    kill()
    const log = fs.readFileSync(path.join(folder, 'error.log'), { encoding: 'utf8', flag: 'a+' })
    throw new CommandError(`nginx did not start: ${output}${log}`)
  }
  const stop = async () => {
    kill()
    await exited
  }
  return { address: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop }
}
