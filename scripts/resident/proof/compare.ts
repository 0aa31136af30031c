import fs from 'node:fs'
import path from 'node:path'
import { publicFilesOf } from '../../build/public-files'
import { indexPublic, readPublicIndex, type PublicIndex } from '../../build/public-index'

/** Contents of a built public/, by path. */
export type BuiltFiles = PublicIndex['files']

/** Hashed files that earlier builds have left: Gatsby removes none, so that open pages find theirs. */
const isLeftBehind = (name: string) => name.startsWith('static/')

/** Reads public/ anew, without what says when it was built. */
export const builtFiles = async (folder: string): Promise<BuiltFiles> => indexPublic(await publicFilesOf(folder))

/**
 * Compares what one way of building made with what another one made of the same content, byte for byte.
 *
 * @returns one line for each file that differs; empty when they are the same
 */
export function differences(resident: BuiltFiles, full: BuiltFiles): string[] {
  const names = [...new Set([...Object.keys(resident), ...Object.keys(full)])].sort()
  return names.flatMap((name) => {
    const [one, other] = [resident[name], full[name]]
    if (one?.hash === other?.hash) return []
    if (!other) return isLeftBehind(name) ? [] : [`${name}: only the resident builder has it`]
    return [one ? `${name}: differs` : `${name}: only the full build has it`]
  })
}

/** What the last build remembers of public/, wherever that is not what is there. */
export function untruths(folder: string, files: BuiltFiles): string[] {
  const remembered = readPublicIndex(folder)?.files ?? {}
  const names = [...new Set([...Object.keys(remembered), ...Object.keys(files)])].sort()
  return names
    .filter((name) => remembered[name]?.hash !== files[name]?.hash)
    .map((name) => `${name}: the build remembers another one`)
}

/** Puts a copy of some files of public/ aside, for whoever looks at what differs. */
export function keepFiles(folder: string, names: readonly string[], to: string): void {
  for (const name of names) {
    const from = path.join(folder, 'public', name)
    if (fs.existsSync(from)) fs.cpSync(from, path.join(to, name))
  }
}
