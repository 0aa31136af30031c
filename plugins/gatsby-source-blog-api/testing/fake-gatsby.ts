import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NodeInput, SourceNodesArgs } from 'gatsby'
import { createErrorMap, type ErrorContext } from '../errors'
import { forgetArticles } from '../known-articles'
import { onPostBuild } from '../loss-guard'
import { sourceNodes } from '../source-nodes'
import type { Options } from '../types'

type StoredNode = NodeInput & Record<string, unknown> & { internal: { owner?: string } }

const digest = (value: unknown) =>
  createHash('md5')
    .update(typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value))
    .digest('hex')

/** An object whose members are these alone: to use any other fails the test. */
const only = <Members extends object>(what: string, members: Members): Members =>
  new Proxy(members, {
    get(target, key) {
      if (key in target) return target[key as keyof Members]
      throw new Error(`${what}.${String(key)} is not expected to be used`)
    },
  })

/** What one run of sourceNodes did. */
export interface Run {
  created: string[]
  touched: string[]
  deleted: string[]
  warnings: string[]
  infos: string[]
  panics: string[]
}

/**
 * Gatsby as far as the plugin uses it: nodes in memory, a cache in a temporary folder, and the rules that Gatsby has for
 * nodes. `run` sources like a process of its own: what was not touched is collected afterwards. `runAgain` is a further run in
 * the same process: nothing is collected then.
 */
export function createFakeGatsby() {
  const folder = mkdtempSync(join(tmpdir(), 'blog-api-'))
  const nodes = new Map<string, StoredNode>()
  const stored = new Map<string, unknown>()
  const newRun = (): Run => ({ created: [], touched: [], deleted: [], warnings: [], infos: [], panics: [] })
  const reads: string[] = []
  let run = newRun()
  let isStateful = false

  const actions = only('actions', {
    createNode(input: StoredNode, plugin?: { name: string }) {
      if (input.fields) throw new Error('"fields" is reserved')
      if (input.internal.owner) throw new Error('"internal.owner" is set by Gatsby')
      const node = structuredClone(input)
      node.internal.owner = plugin?.name ?? 'gatsby-source-blog-api'
      const isSame = nodes.get(node.id)?.internal.contentDigest === node.internal.contentDigest
      run[isSame ? 'touched' : 'created'].push(node.id)
      if (!isSame) nodes.set(node.id, node)
      return Promise.resolve()
    },
    touchNode: ({ id }: StoredNode) => run.touched.push(id),
    enableStatefulSourceNodes: () => (isStateful = true),
    deleteNode({ id }: StoredNode) {
      if (nodes.get(id)?.internal.owner !== 'gatsby-source-blog-api')
        throw new Error('deleted by another than its owner')
      run.deleted.push(id)
      nodes.delete(id)
    },
  })
  const cache = only('cache', {
    directory: folder,
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(stored.set(key, structuredClone(value))),
  })
  const reporter = only('reporter', {
    info: (text: string) => run.infos.push(text),
    warn: (text: string) => run.warnings.push(text),
    panicOnBuild({ id, context }: { id: string; context: ErrorContext }) {
      const entry = createErrorMap()[id]
      if (!entry) throw new Error(`The error map has no ${id}`)
      run.panics.push(entry.text(context))
    },
  })
  const args = only('args', {
    ...{ actions, cache, reporter, store: {} },
    getCache: () => cache,
    getNode: (id: string) => nodes.get(id),
    getNodesByType(type: string) {
      reads.push(type)
      return [...nodes.values()].filter((node) => node.internal.type === type)
    },
    createNodeId: (key: string) => digest(key),
    createContentDigest: digest,
  }) as unknown as SourceNodesArgs

  const collectGarbage = () => {
    const kept = new Set([...run.created, ...run.touched])
    const isOwn = (node: StoredNode) => node.internal.owner === 'gatsby-source-blog-api'
    for (const [id, node] of nodes) if (!kept.has(id) && !(isStateful && isOwn(node))) nodes.delete(id)
  }
  const runAgain = async (options: Options): Promise<Run> => {
    run = newRun()
    await sourceNodes?.(args, options, () => undefined)
    return run
  }
  return {
    folder,
    stateFile: join(folder, 'state', 'counts.json'),
    nodesOf: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
    /** How often the plugin has read all nodes of a type. */
    readsOf: (type: string) => reads.filter((read) => read === type).length,
    /** The article node of that name. */
    article: (name: string) =>
      [...nodes.values()].find((node) => node.internal.type === 'Article' && node.name === name),
    async run(options: Options): Promise<Run> {
      forgetArticles(args)
      await runAgain(options)
      collectGarbage()
      return run
    },
    runAgain,
    finishBuild: (options: Options) => onPostBuild?.(args as never, options, () => undefined) as Promise<void>,
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type FakeGatsby = ReturnType<typeof createFakeGatsby>
