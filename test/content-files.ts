import fs from 'node:fs'
import path from 'node:path'

/** The folder content/ of the site. */
export const contentDir = path.resolve(__dirname, '../content')

export type Json = Record<string, unknown>

/**
 * Reads one file of the real content.
 *
 * @param name path under content/
 */
export const readContent = <Shape = Json>(name: string): Shape =>
  JSON.parse(fs.readFileSync(path.join(contentDir, name), 'utf8')) as Shape

/** Names of the JSON files of a folder of the real content, in order. */
export const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(contentDir, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()

/** Reads every file of a folder of the real content. */
export const readFolder = <Shape = Json>(folder: string): Shape[] =>
  filesIn(folder).map((name) => readContent<Shape>(`${folder}/${name}`))
