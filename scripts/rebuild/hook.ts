import fs from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../../src/settings/settings'
import { rebuildPaths } from '../../server/rebuild/build-history'
import { contentFingerprint } from '../../server/rebuild/content-fingerprint'
import { sourcesOf } from '../../server/rebuild-sources'
import { readJson } from '../../server/releases/read-json'
import { writeAtomically } from '../../server/releases/write-atomically'
import { callHook, readHookAddress } from './call-hook'

export interface HookOptions {
  projectFolder: string
  articlesDir: string
  settings: Settings
  /** The host's build hook, as it was given. */
  address: string
  /** Calls it only when articles, content or code have changed since it was last called. */
  isIfChanged: boolean
  print: (line: string) => void
}

/**
 * Calls a host's own build hook (docs/operating.md).
 *
 * @returns exit code
 * @throws {CommandError} when the hook does not take the call
 */
export async function hook({ address, isIfChanged, print, ...sources }: HookOptions): Promise<number> {
  const url = readHookAddress(address)
  const { folder } = rebuildPaths(path.resolve(sources.projectFolder, sources.settings.DATA_DIR))
  const file = path.join(folder, 'hook.json')
  const now = isIfChanged ? (await contentFingerprint(sourcesOf({ ...sources, log: print }))).value : null
  if (now !== null && (await readJson(file)) === now) {
    print('Nothing new: the build hook is not called')
    return 0
  }
  print(`The build hook at ${url.host} took the call (status ${await callHook(url)})`)
  if (now !== null) {
    await fs.mkdir(folder, { recursive: true })
    await writeAtomically(file, JSON.stringify(now))
  }
  return 0
}
