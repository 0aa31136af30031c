import fs from 'node:fs'
import path from 'node:path'
import { languages, type Localized } from '../../../src/i18n/locales'
import { localizedPath } from '../../../src/i18n/paths'
import { shellPath } from '../../../src/live-article/shell-path'
import type { SiteRedirect } from '../../../src/redirects/redirect-list'
import { CommandError } from '../../lib/command'
import type { Build, MessageKeys } from '../base/build'

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()

const readJson = <Value>(file: string): Value => JSON.parse(fs.readFileSync(file, 'utf8')) as Value

interface Dictionary {
  [key: string]: string | Dictionary
}

function keysOf(dictionary: Dictionary, before = ''): string[] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keysOf(value, `${before}${key}.`),
  )
}

function readMessageKeys(folder: string): MessageKeys {
  const files = languages
    .map((language) => path.join(folder, language))
    .filter((name) => fs.existsSync(name))
    .flatMap(filesBelow)
  return {
    namespaces: new Set(files.map((file) => path.basename(file, '.json'))),
    keys: new Set(files.flatMap((file) => keysOf(readJson<Dictionary>(file)))),
  }
}

/** What a build writes about itself; while the next one runs, some of it may be gone. */
const notesOfBuild = ['latest.json', 'settings.json', 'redirects.json']

/** The shell that our server fills with articles that are not built yet: marks stand in it where words go. */
const shellFiles = languages.map((language) => `${localizedPath(shellPath, language)}index.html`)

/** HTML that is no page: what Gatsby keeps for itself, and the shell. */
const isInternal = (file: string) => /^\/(_gatsby|page-data)\//.test(file) || shellFiles.includes(file)

/**
 * Lists a built site: its files, settings, redirects and words. Pages are read later, one at a time.
 *
 * @param projectFolder the folder that holds package.json
 * @param isStaging see {@link Build.isStaging}; a build does not remember it
 * @throws {CommandError} when there is no finished build
 */
export function readBuild(projectFolder: string, isStaging: boolean): Build {
  const publicFolder = path.join(projectFolder, 'public')
  const buildsFolder = path.join(publicFolder, 'builds')
  const missing = notesOfBuild.find((name) => !fs.existsSync(path.join(buildsFolder, name)))
  if (missing) {
    throw new CommandError(`public/ holds no finished build (public/builds/${missing} is missing): npm run build`)
  }
  const files = new Map(
    filesBelow(publicFolder).map((file) => [
      `/${path.relative(publicFolder, file).split(path.sep).join('/')}`.normalize('NFC'),
      file,
    ]),
  )
  const settings = readJson<Partial<Record<string, string | null>>>(path.join(buildsFolder, 'settings.json'))
  const ownPath = (address: string) => (address.startsWith('/') ? address : null)
  return {
    files,
    pageFiles: [...files.keys()].filter((file) => file.endsWith('.html') && !isInternal(file)),
    siteUrl: settings.SITE_URL ?? '',
    isStaging,
    apiPaths: {
      main: ownPath(settings.GATSBY_MAIN_API_URL ?? '/api'),
      blog: ownPath(settings.GATSBY_BLOG_API_URL ?? '/blog-api'),
    },
    siteName: readJson<{ name: Localized }>(path.join(projectFolder, 'content', 'site.json')).name,
    redirects: readJson<SiteRedirect[]>(path.join(buildsFolder, 'redirects.json')),
    messages: readMessageKeys(path.join(projectFolder, 'src', 'i18n', 'messages')),
  }
}
