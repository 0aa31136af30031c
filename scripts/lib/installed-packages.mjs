import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} Packages */

const rememberedIn = (/** @type {string} */ folder) => join(folder, 'node_modules', '.installed-lock')

const lockHash = (/** @type {string} */ folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')

/**
 * @param {string} file a lock file as npm writes it
 * @returns {Packages | null} null when it is not there or cannot be read
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/**
 * Whether npm's own notes in node_modules name every package of package-lock.json in its version. Packages for other
 * systems are optional and may be missing.
 *
 * @param {string} folder the folder that holds package.json
 */
function isInstalledByNpm(folder) {
  const wanted = packagesIn(join(folder, 'package-lock.json'))
  const present = packagesIn(join(folder, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional || entry.link) return true
    return present[path]?.version === entry.version && present[path]?.integrity === entry.integrity
  })
}

/**
 * Remembers that node_modules holds what package-lock.json names now.
 *
 * @param {string} folder the folder that holds package.json
 */
export function rememberInstalled(folder) {
  writeFileSync(rememberedIn(folder), `${lockHash(folder)}\n`)
}

/**
 * Whether node_modules holds what package-lock.json names: remembered from the last install, or found in npm's notes
 * (somebody ran `npm ci` or `npm install` by hand), which is then remembered.
 *
 * @param {string} folder the folder that holds package.json
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const file = rememberedIn(folder)
  if (existsSync(file) && readFileSync(file, 'utf8').trim() === lockHash(folder)) return true
  if (!isInstalledByNpm(folder)) return false
  rememberInstalled(folder)
  return true
}
