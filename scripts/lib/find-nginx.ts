import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** An nginx on this machine. */
export interface Nginx {
  /** Absolute path of the program. */
  program: string
  /** Absolute path of the module that sends files compressed with Brotli; null without it. */
  brotliModule: string | null
}

const packages = ['nginx', 'libnginx-mod-http-brotli-static']
const downloadTimeoutMs = 90_000

function nginxBelow(root: string): Nginx | null {
  const program = path.join(root, 'usr/sbin/nginx')
  const module = path.join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so')
  const isWorking = fs.existsSync(program) && spawnSync(program, ['-v']).status === 0
  return isWorking ? { program, brotliModule: fs.existsSync(module) ? module : null } : null
}

function run(program: string, words: readonly string[], cwd: string): boolean {
  const { status } = spawnSync(program, words, { cwd, timeout: downloadTimeoutMs, stdio: 'ignore' })
  return status === 0
}

/** Debian's packages, unpacked into a folder: nothing is installed, no service starts. */
function unpackDebians(folder: string): Nginx | null {
  fs.mkdirSync(folder, { recursive: true })
  const download = () => run('apt-get', ['download', ...packages], folder)
  const isRoot = process.getuid?.() === 0
  if (!download() && !(isRoot && run('apt-get', ['update'], folder) && download())) return null
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.deb'))
  const areUnpacked = files.every((name) => run('dpkg-deb', ['-x', name, 'unpacked'], folder))
  return areUnpacked ? nginxBelow(path.join(folder, 'unpacked')) : null
}

/**
 * Finds the nginx of this machine; where it is not there, or without Brotli, fetches Debian's into a folder.
 *
 * @param folder where to unpack it; the caller takes it away
 * @returns null when there is none and Debian's packages cannot be had
 */
export function findNginx(folder: string): Nginx | null {
  const installed = nginxBelow('/')
  return installed?.brotliModule ? installed : (unpackDebians(folder) ?? installed)
}
