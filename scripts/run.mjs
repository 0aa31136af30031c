/**
 * The one entry point of package.json's scripts: `node scripts/run.mjs <command> [arguments]`.
 *
 * Checks the version of Node, installs what is missing and runs scripts/commands/<command>.ts. It needs no package, and
 * loads the rest only after the version check, so that an old Node gets a sentence instead of a syntax error.
 */
import { readFileSync } from 'fs'
import { dirname, resolve } from 'path'
import { fileURLToPath } from 'url'
import { versionProblem } from './lib/node-version.mjs'

const projectFolder = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const { engines } = JSON.parse(readFileSync(resolve(projectFolder, 'package.json'), 'utf8'))
const problem = versionProblem(process.versions.node, engines.node)

if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  const { launch } = await import('./lib/launch.mjs')
  process.exitCode = await launch(projectFolder, process.argv.slice(2))
}
