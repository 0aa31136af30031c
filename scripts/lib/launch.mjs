import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { installMissing } from './install.mjs'

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const signalPauseMs = 1000

/**
 * Passes signals on to a child; the terminal sends Ctrl+C to the child by itself, and npm repeats what it got.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  let lastMs = 0
  for (const signal of forwardedSignals) {
    process.on(signal, () => {
      const isRepeated = Date.now() - lastMs < signalPauseMs
      const isSentByTerminal = signal === 'SIGINT' && process.stdin.isTTY
      if (isRepeated || isSentByTerminal) return
      lastMs = Date.now()
      child.kill(signal)
    })
  }
  process.on('exit', () => child.kill('SIGTERM'))
}

/**
 * Runs one of scripts/commands/*.ts and waits for its end.
 *
 * @param {string} projectFolder the folder that holds package.json
 * @param {string} command name of the file without `.ts`
 * @param {string[]} commandArguments
 * @returns {Promise<number>} its exit code; 128 and the signal's number when a signal ended it
 */
function runCommandFile(projectFolder, command, commandArguments) {
  const file = join(projectFolder, 'scripts', 'commands', `${command}.ts`)
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...commandArguments], {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  })
  forwardSignals(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

/**
 * Installs what is missing, then runs a command.
 *
 * @param {string} projectFolder the folder that holds package.json
 * @param {string[]} words the command's name and its arguments
 * @returns {Promise<number>} exit code
 */
export async function launch(projectFolder, [command = '', ...commandArguments]) {
  const known = readdirSync(join(projectFolder, 'scripts', 'commands'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
  if (!known.includes(command)) {
    console.error(`Unknown command "${command}". The commands are: ${known.join(', ')}`)
    return 1
  }
  if (!existsSync(join(projectFolder, 'package-lock.json'))) {
    console.error('package-lock.json is missing: this folder is not a whole copy of the project.')
    return 1
  }
  const installed = await installMissing(projectFolder)
  return installed === 0 ? runCommandFile(projectFolder, command, commandArguments) : installed
}
