import fs from 'node:fs/promises'
import { readManifest, readManifests } from '../releases/manifest'
import { releasePaths } from '../releases/release-paths'
import { sampleProject } from './sample-build'

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** A small project, so that twenty releases take no time. */
export const smallProject = () =>
  sampleProject({ '/index.html': 'one '.repeat(500), '/app-0123456789abcdef.js': 'script '.repeat(200) })

/** Names of all files in the store. */
export async function storeFiles(dataDir: string): Promise<string[]> {
  const names = await fs.readdir(releasePaths(dataDir).store, { recursive: true, withFileTypes: true })
  return names.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

/** A file of a release. */
export async function fileOf(dataDir: string, id: string, sitePath: string) {
  const file = (await readManifest(dataDir, id))?.files.get(sitePath)
  if (!file) throw new Error(`${sitePath} is not in release ${id}`)
  return file
}

/** Expects the store to hold the contents of all releases and no others. */
export async function expectStoreWithoutUnused(dataDir: string): Promise<void> {
  const manifests = await readManifests(dataDir)
  const used = new Set(manifests.flatMap(({ files }) => [...files.entries()].map(([, { hash }]) => hash)))
  expect(new Set((await storeFiles(dataDir)).map((name) => name.replace(/\.(br|gz)$/, '')))).toEqual(used)
}
