import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Settings } from '../../src/settings/settings'

const watchedFolders = ['src/gatsby', 'src/settings', 'src/i18n', 'plugins']
/** What gatsby-*.ts may import: any code of the site, and its words. */
const compiledFolders = ['src', 'plugins']
const notCompiled = /\.(css|d\.ts)$/
const watchedFiles = /^(gatsby-[\w-]+\.(ts|tsx|js|mjs)|package\.json|package-lock\.json|tsconfig\.json)$/
const notCode = /(^|\/)node_modules(\/|$)|\.test\.tsx?$/
/** Dictionaries are content: Gatsby follows them itself. */
const messages = /^src\/i18n\/messages\//
const rememberedIn = path.join('.cache', 'code-fingerprint')
/** Of .cache and public/, what outlives a clearing: the last build's notes, and what names the last good build. */
const kept = new Set([
  '.cache/build-index.json',
  'public/builds/latest.json',
  'public/builds/meta',
  'public/builds/settings.json',
])
const keptParents = new Set(['.cache', 'public', 'public/builds'])
/** What webpack remembers is sound whenever it ends, and Gatsby keeps it too when it clears its own caches. */
const bundles = '.cache/webpack'

export interface Fingerprint {
  code: string
  settings: string
  /** Of all that gatsby-*.ts may be compiled from. */
  compiledFrom: string
}

interface Remembered extends Fingerprint {
  /** A build has begun and not come to its end. */
  isUnfinished?: boolean
}

interface Clearing {
  reason: string
  /** Of what is cleared otherwise. */
  keeps?: string
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** Names of files, with slashes, in order: the watched ones of the project's own folder, and all code in some others. */
function codeIn(folder: string, folders: readonly string[]): string[] {
  const top = fs.readdirSync(folder).filter((name) => watchedFiles.test(name))
  const below = folders
    .filter((name) => fs.existsSync(path.join(folder, name)))
    .flatMap((name) =>
      fs
        .readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
    )
  return [...top, ...below].filter((name) => !notCode.test(name)).sort()
}

const hashOfFiles = (folder: string, names: readonly string[]): string =>
  sha256(names.map((name) => `${name} ${sha256(fs.readFileSync(path.join(folder, name)))}`).join('\n'))

/**
 * What the site's HTML depends on besides what Gatsby itself keeps track of: the code that makes nodes and pages, the
 * packages, and the settings of the build.
 *
 * @param folder the folder that holds package.json
 */
export function codeFingerprint(folder: string, settings: Settings): Fingerprint {
  const watched = codeIn(folder, watchedFolders).filter((name) => !messages.test(name))
  const values = Object.entries(settings)
    .filter(([name]) => /^(GATSBY_|GTM_ID$|SITE_|PHUKET_)/.test(name))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return {
    code: hashOfFiles(folder, watched),
    settings: sha256([...values, process.env['ARTICLES_DIR'] ?? ''].join('\n')),
    compiledFrom: hashOfFiles(
      folder,
      codeIn(folder, compiledFolders).filter((name) => !notCompiled.test(name)),
    ),
  }
}

function removeAllButKept(folder: string, name: string, keeps?: string): void {
  if (kept.has(name) || name === keeps) return
  if (!keptParents.has(name)) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true })
    return
  }
  const full = path.join(folder, name)
  if (!fs.existsSync(full)) return
  for (const entry of fs.readdirSync(full)) removeAllButKept(folder, `${name}/${entry}`, keeps)
}

function recall(folder: string): Partial<Remembered> | null {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, rememberedIn), 'utf8')) as Partial<Remembered>
  } catch {
    return null
  }
}

function reasonToClear(folder: string, now: Fingerprint): Clearing | null {
  const hasCaches = ['.cache', 'public'].some((name) => fs.existsSync(path.join(folder, name)))
  if (!hasCaches) return null
  const last = recall(folder)
  if (!last) return { reason: 'they do not come from a finished build' }
  if (last.code !== now.code) return { reason: 'the code that makes the pages, or a package, has changed' }
  if (last.settings !== now.settings) return { reason: 'the settings have changed' }
  return last.isUnfinished ? { reason: 'the last build did not come to its end', keeps: bundles } : null
}

/**
 * Clears .cache and public/ unless the last finished build ran with the same code and settings.
 *
 * @param folder the folder that holds package.json
 * @returns the reason, where they were cleared
 */
export function clearStaleCaches(folder: string, now: Fingerprint): string | null {
  const clearing = reasonToClear(folder, now)
  if (clearing) for (const name of ['.cache', 'public']) removeAllButKept(folder, name, clearing.keeps)
  return clearing?.reason ?? null
}

/**
 * Whether what Gatsby has compiled of gatsby-*.ts in the last build is what it would compile now. It takes some three seconds to find
 * that out, and more the more files public/ has: it looks through the whole project.
 */
export const areCompiledFilesCurrent = (folder: string, now: Fingerprint): boolean =>
  fs.existsSync(path.join(folder, '.cache', 'compiled', 'gatsby-node.js')) &&
  recall(folder)?.compiledFrom === now.compiledFrom

function remember(folder: string, what: Remembered): void {
  fs.mkdirSync(path.join(folder, '.cache'), { recursive: true })
  fs.writeFileSync(path.join(folder, rememberedIn), JSON.stringify(what))
}

/**
 * Remembers that a build has begun: unless it comes to its end, the next one starts clean. Gatsby stores nodes at once and
 * which pages show them at the end; a build that is cut off in between would leave these pages as they were for good.
 */
export function rememberBegun(folder: string, now: Fingerprint): void {
  remember(folder, { ...now, isUnfinished: true })
}

/** Remembers that .cache and public/ come from a finished build with this code and these settings. */
export function rememberFingerprint(folder: string, now: Fingerprint): void {
  remember(folder, now)
}

/** Has the next build start clean: the development server writes into the same folders. */
export function forgetFingerprint(folder: string): void {
  fs.rmSync(path.join(folder, rememberedIn), { force: true })
}
