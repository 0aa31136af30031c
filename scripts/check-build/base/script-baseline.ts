import fs from 'node:fs'
import { inProject } from '../../lib/project'
import type { ScriptReport } from './script-report'

/** Bytes by package, or path of our own, in all scripts together. */
export type ScriptBaseline = Readonly<Record<string, number>>

export const baselineFile = inProject('scripts', 'check-build', 'script-baseline.json')

/** Sizes of modules when the budgets last held. */
export const readBaseline = (): ScriptBaseline => JSON.parse(fs.readFileSync(baselineFile, 'utf8')) as ScriptBaseline

/** Sizes of the modules of some files together. A module that stands in several is counted once, at its largest. */
export function moduleSizes(files: readonly string[], modules: ScriptReport['modules']): Record<string, number> {
  const sizes: Record<string, number> = {}
  for (const file of files) {
    for (const [name, bytes] of Object.entries(modules[file] ?? {})) sizes[name] = Math.max(sizes[name] ?? 0, bytes)
  }
  return sizes
}

const shown = 5

/** The modules of some files that have grown most since the baseline, each with its growth in bytes. */
export function grownModules(
  files: readonly string[],
  modules: ScriptReport['modules'],
  baseline: ScriptBaseline,
): string[] {
  return Object.entries(moduleSizes(files, modules))
    .map(([name, bytes]) => ({ name, growth: bytes - (baseline[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((one, other) => other.growth - one.growth)
    .slice(0, shown)
    .map(({ name, growth }) => `${name} +${growth}`)
}
