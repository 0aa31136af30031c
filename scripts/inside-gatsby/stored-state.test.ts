import fs from 'node:fs'
import { createRequire } from 'node:module'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { storeStateCondensed } from './stored-state'

const { pathOf, write } = useTemporaryFolder()

const state = {
  nodes: new Map(),
  pages: new Map([['/', { path: '/' }]]),
  status: { PLUGINS_HASH: 'abc' },
  queries: {
    byNode: new Map([['node', new Set(['/'])]]),
    queryNodes: new Map([['/', new Set(['node'])]]),
    byConnection: new Map([['News', new Set(['/'])]]),
    deletedQueries: new Set<string>(),
  },
}

interface Persist {
  readFromCache: (...words: unknown[]) => unknown
  writeToCache: (...words: unknown[]) => unknown
}

/** Gatsby's module, with a memory of its own in place of its files. */
function condensedPersist(): Persist {
  write('package.json', '{}')
  write('node_modules/gatsby/package.json', '{}')
  write(
    'node_modules/gatsby/dist/redux/persist.js',
    `let stored
    exports.readFromCache = (...words) => ['Gatsby read', ...words, stored]
    exports.writeToCache = (...words) => { stored = words }`,
  )
  storeStateCondensed(pathOf())
  const fromProject = createRequire(pathOf('package.json'))
  return fromProject(pathOf('node_modules/gatsby/dist/redux/persist.js')) as Persist
}

test('what is stored is read again', () => {
  const persist = condensedPersist()
  persist.writeToCache(state)
  expect(persist.readFromCache()).toEqual(state)
  expect(fs.readdirSync(pathOf('.cache'))).toEqual(['gatsby-state.bin'])
})

test('without a file, or with half a one, reading fails, as Gatsby wants it', () => {
  const persist = condensedPersist()
  expect(() => persist.readFromCache()).toThrow('ENOENT')
  persist.writeToCache(state)
  const file = pathOf('.cache/gatsby-state.bin')
  fs.truncateSync(file, fs.statSync(file).size / 2)
  expect(() => persist.readFromCache()).toThrow()
})

test('what another command of Gatsby has stored in its own place is removed: it would be older', () => {
  const persist = condensedPersist()
  write('.cache/redux/redux.rest.state', 'old')
  persist.writeToCache(state)
  expect(fs.existsSync(pathOf('.cache/redux'))).toBe(false)
})

test('slices for workers are left to Gatsby', () => {
  const persist = condensedPersist()
  persist.writeToCache({ pages: 1 }, ['pages'], 'worker')
  expect(persist.readFromCache(['pages'], 'worker')).toEqual([
    'Gatsby read',
    ['pages'],
    'worker',
    [{ pages: 1 }, ['pages'], 'worker'],
  ])
})
