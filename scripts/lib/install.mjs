import { spawn } from 'node:child_process'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isInstalled, rememberInstalled } from './installed-packages.mjs'

const heartbeatMs = 20_000
const pollMs = 500
const halfWrittenMs = 5000

/** @param {number | string} pid */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

/** @param {{ pid: number, started?: string }} holder */
function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false
  }
  return !started || started === startOf(pid)
}

/**
 * Prints a line every 20 seconds until it is stopped.
 *
 * @param {string} what such as `Installing packages`
 * @returns {() => void} stops it
 */
function startHeartbeat(what) {
  const startMs = Date.now()
  const timer = setInterval(() => {
    console.error(`${what}: still at it after ${Math.round((Date.now() - startMs) / 1000)} s`)
  }, heartbeatMs)
  return () => clearInterval(timer)
}

/**
 * Takes the folder's lock (the file that scripts/lib/project-lock.ts uses too) for an install.
 *
 * @param {string} lockFile
 * @returns {{ pid: number, command: string } | null} the living holder, or null when the lock is ours
 */
function takeLock(lockFile) {
  const own = { pid: process.pid, command: 'install', since: new Date().toISOString(), started: startOf('self') }
  try {
    writeFileSync(lockFile, JSON.stringify(own), { flag: 'wx' })
    return null
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  try {
    const holder = JSON.parse(readFileSync(lockFile, 'utf8'))
    if (isAlive(holder)) return holder
  } catch {
    const age = Date.now() - (statSync(lockFile, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    if (age < halfWrittenMs) return { pid: 0, command: 'install' }
  }
  rmSync(lockFile, { force: true })
  return takeLock(lockFile)
}

/**
 * npm as it was called, else the npm on PATH.
 *
 * @returns {{ file: string, first: string[] }}
 */
function npmProgram() {
  const script = process.env['npm_execpath'] ?? ''
  return basename(script).startsWith('npm-cli')
    ? { file: process.execPath, first: [script] }
    : { file: 'npm', first: [] }
}

/**
 * @param {string} folder the folder that holds package.json
 * @returns {Promise<number>} npm's exit code
 */
function runNpm(folder) {
  const { file, first } = npmProgram()
  const words = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--no-json']
  const child = spawn(file, words, { cwd: folder, stdio: ['inherit', process.stderr, process.stderr] })
  const stop = () => child.kill('SIGTERM')
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, stop)
  process.on('exit', stop)
  return new Promise((resolve) => {
    const end = (/** @type {number} */ code) => {
      for (const signal of signals) process.off(signal, stop)
      process.off('exit', stop)
      resolve(code)
    }
    child.once('exit', (code) => end(code ?? 1))
    child.once('error', (error) => {
      console.error(`npm could not be started (${error.message}); install it with Node from https://nodejs.org`)
      end(1)
    })
  })
}

/**
 * @param {string} folder the folder that holds package.json
 * @returns {Promise<number>} exit code
 */
async function install(folder) {
  console.error('Installing packages: two to three minutes the first time')
  const stopHeartbeat = startHeartbeat('Installing packages')
  const code = await runNpm(folder)
  stopHeartbeat()
  if (code === 0) rememberInstalled(folder)
  else console.error(`The packages could not be installed (npm ci ended with ${code}); its own words are above.`)
  return code
}

/**
 * Installs the packages when node_modules is not what package-lock.json names. Of two at once, one installs and the
 * other waits; while another command uses the folder, nothing is installed. All words go to standard error: standard output
 * is the command's, and may be a file.
 *
 * @param {string} folder the folder that holds package.json
 * @returns {Promise<number>} 0 when everything is there, else the exit code
 */
export async function installMissing(folder) {
  const lockFile = join(folder, '.project-lock')
  let stopHeartbeat = null
  while (!isInstalled(folder)) {
    const holder = takeLock(lockFile)
    if (!holder) {
      const release = () => rmSync(lockFile, { force: true })
      process.on('exit', release)
      const code = isInstalled(folder) ? 0 : await install(folder)
      release()
      process.off('exit', release)
      stopHeartbeat?.()
      return code
    }
    if (holder.command !== 'install') {
      console.error(
        `The packages have changed, but \`${holder.command}\` (process ${holder.pid}) is using this folder; ` +
          'stop it and run the command again, which then installs them.',
      )
      return 1
    }
    stopHeartbeat ??= startHeartbeat('Waiting for another install in this folder')
    await pause(pollMs)
  }
  stopHeartbeat?.()
  return 0
}
