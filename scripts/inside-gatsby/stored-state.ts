import fs from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import { condense, expand, type CondensedDependencies, type QueryDependencies } from './condensed-queries'
import { gatsbyPart } from './parts'

/** What Gatsby knows and stores, as far as it is used here. */
interface State {
  queries: QueryDependencies & Record<string, unknown>
}

/** What is in the file instead. */
interface StoredState {
  queries: Record<string, unknown>
  dependencies: CondensedDependencies
}

/** Workers store and read slices of the state, each in a file of its own. */
interface Persist {
  readFromCache: (slices?: readonly string[], ...rest: unknown[]) => unknown
  writeToCache: (contents: State, slices?: readonly string[], ...rest: unknown[]) => unknown
}

function write(file: string, { queries, ...others }: State): void {
  const { byNode, queryNodes, ...rest } = queries
  const stored: StoredState = { ...others, queries: rest, dependencies: condense({ byNode, queryNodes }) }
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(`${file}.part`, v8.serialize(stored))
  fs.renameSync(`${file}.part`, file)
}

function read(file: string): State {
  const { dependencies, queries, ...others } = v8.deserialize(fs.readFileSync(file)) as StoredState
  return { ...others, queries: { ...queries, ...expand(dependencies) } }
}

/**
 * Has Gatsby store what it knows in a file of our own, in which ids of pages and nodes stand once: of a hundred and twenty megabytes
 * at ten thousand articles fifty are left. Belongs before Gatsby loads its store, which it fills from there. A Gatsby of
 * another command finds nothing in its own place, and starts from nothing.
 *
 * @param directory the folder that holds package.json
 */
export function storeStateCondensed(directory: string): void {
  const persist = gatsbyPart<Persist>(directory, 'gatsby/dist/redux/persist')
  const { readFromCache, writeToCache } = persist
  const file = path.join(directory, '.cache', 'gatsby-state.bin')
  persist.readFromCache = (slices, ...rest) => (slices ? readFromCache(slices, ...rest) : read(file))
  persist.writeToCache = (contents, slices, ...rest) => {
    if (slices) return writeToCache(contents, slices, ...rest)
    write(file, contents)
    fs.rmSync(path.join(directory, '.cache', 'redux'), { recursive: true, force: true })
  }
}

/**
 * Has Gatsby store what it knows once and not three times, which takes half a second each at ten thousand articles: a build that
 * is cut off leaves nothing to go on from.
 *
 * @returns stores it, to be called at the end; this must be called before Gatsby loads what stores it
 */
export function storeAtEnd(directory: string): () => Promise<void> {
  const part = gatsbyPart<{ saveState: () => Promise<void> }>(directory, 'gatsby/dist/redux/save-state')
  const { saveState } = part
  part.saveState = () => Promise.resolve()
  return () => {
    part.saveState = saveState
    return saveState()
  }
}
