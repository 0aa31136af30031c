import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { onShutdown } from './shutdown'
import { inProject, projectFolder } from './project'

const leftOut = new Set([
  'node_modules',
  '.cache',
  'public',
  '.data',
  '.git',
  'screenshots',
  'test-results',
  '.project-lock',
])

/** The packages as hard links, which take no time and no space; as a copy where the folders are on two disks. */
function copyPackages(target: string): void {
  const source = inProject('node_modules')
  const copy = (options: string) => spawnSync('cp', [options, source, target], { stdio: 'ignore' }).status === 0
  if (!copy('-al')) {
    fs.rmSync(target, { recursive: true, force: true })
    if (!copy('-a')) throw new Error(`The packages could not be copied to ${target}`)
  }
  // What tools write in place there would be written into the project's own files, which these are
  fs.rmSync(path.join(target, '.cache'), { recursive: true, force: true })
}

/**
 * Copies the project, without what it has built and without its settings, to a temporary folder, so that it can be built
 * there while the project is used.
 *
 * @returns the folder, and what removes it
 */
export function copyProject(): { folder: string; remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'project-copy-'))
  const remove = () => fs.rmSync(folder, { recursive: true, force: true })
  onShutdown(remove)
  for (const name of fs.readdirSync(projectFolder)) {
    if (leftOut.has(name) || name.startsWith('.env')) continue
    fs.cpSync(inProject(name), path.join(folder, name), { recursive: true })
  }
  copyPackages(path.join(folder, 'node_modules'))
  return { folder, remove }
}
