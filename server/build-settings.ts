import path from 'node:path'
import type { Settings } from '../src/settings/settings'
import { readJson } from './releases/read-json'

/** Settings that stand in the pages, so that the build fixes them (contracts, section 2). */
const fixedByBuild = (name: string) => name.startsWith('GATSBY_') || name === 'GTM_ID' || name === 'SITE_NOINDEX'

/**
 * The names of the settings that differ from those of the build, as `public/builds/settings.json` holds them.
 * Empty when the build has left no such file.
 */
export async function settingsUnlikeBuild(publicDir: string, settings: Settings): Promise<string[]> {
  const built = await readJson(path.join(publicDir, 'builds', 'settings.json'))
  if (typeof built !== 'object' || built === null) return []
  const current: Record<string, unknown> = settings
  return Object.entries(built)
    .filter(([name, value]) => fixedByBuild(name) && name in current && (current[name] ?? null) !== (value ?? null))
    .map(([name]) => name)
}
