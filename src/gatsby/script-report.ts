import fs from 'node:fs'
import path from 'node:path'

/** The parts of webpack that this plugin uses. */
interface Module {
  size: () => number
  nameForCondition: () => string | null
  /** Of modules that webpack has joined. */
  modules?: Iterable<Module>
}

interface Chunk {
  files: Iterable<string>
}

interface ChunkGroup {
  name?: string | null
  chunks: Iterable<Chunk>
  childrenIterable: Iterable<ChunkGroup>
}

interface Compilation {
  chunkGroups: Iterable<ChunkGroup>
  entrypoints: ReadonlyMap<string, ChunkGroup>
  chunks: Iterable<Chunk>
  chunkGraph: { getChunkModules: (chunk: Chunk) => Iterable<Module> }
}

interface Compiler {
  context: string
  hooks: { done: { tap: (name: string, callback: (stats: { compilation: Compilation }) => void) => void } }
}

/** What scripts the pages have; `npm run check:build` holds it against its budgets (scripts/check-build/checks/scripts.ts). */
export interface ScriptReport {
  /** Files by the name of the page's code: those that it starts with, and those that it may ask for later. */
  pages: Record<string, { first: string[]; later: string[] }>
  /** Bytes before minification, by file and then by package, or path of our own. */
  modules: Record<string, Record<string, number>>
}

const isPageCode = ({ name }: ChunkGroup) => Boolean(name?.startsWith('component---'))

const scriptsOf = (groups: Iterable<ChunkGroup>): string[] => {
  const files = [...groups].flatMap(({ chunks }) => [...chunks].flatMap((chunk) => [...chunk.files]))
  return [...new Set(files.filter((file) => file.endsWith('.js')))].sort()
}

/** Groups that are asked for later, and what those ask for; other pages are none of them. */
function laterGroups(group: ChunkGroup, found = new Set<ChunkGroup>()): Set<ChunkGroup> {
  for (const child of group.childrenIterable) {
    if (isPageCode(child) || found.has(child)) continue
    found.add(child)
    laterGroups(child, found)
  }
  return found
}

function modulesOf(modules: Iterable<Module>, context: string, sizes: Record<string, number> = {}) {
  for (const module of modules) {
    if (module.modules) {
      modulesOf(module.modules, context, sizes)
      continue
    }
    const file = path.relative(context, module.nameForCondition() ?? 'webpack')
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? file
    sizes[name] = (sizes[name] ?? 0) + module.size()
  }
  return sizes
}

/** What a compilation makes of scripts. @param context the project's folder */
export function reportScripts(compilation: Compilation, context: string): ScriptReport {
  const start = [...compilation.entrypoints.values()]
  const startLater = start.flatMap((group) => [...laterGroups(group)])
  const pages = [...compilation.chunkGroups].filter(isPageCode).map((group) => {
    const first = scriptsOf([...start, group])
    const later = scriptsOf([...startLater, ...laterGroups(group)]).filter((file) => !first.includes(file))
    return [group.name ?? '', { first, later }] as const
  })
  const modules = [...compilation.chunks].flatMap((chunk) => {
    const sizes = modulesOf(compilation.chunkGraph.getChunkModules(chunk), context)
    return scriptsOf([{ chunks: [chunk], childrenIterable: [] }]).map((file) => [file, sizes] as const)
  })
  return { pages: Object.fromEntries(pages), modules: Object.fromEntries(modules) }
}

/** Writes what scripts the pages have into .cache/script-report.json. */
export class ScriptReporter {
  apply({ hooks, context }: Compiler): void {
    hooks.done.tap('ScriptReporter', ({ compilation }) => {
      const report = JSON.stringify(reportScripts(compilation, context))
      fs.writeFileSync(path.join(context, '.cache', 'script-report.json'), report)
    })
  }
}
