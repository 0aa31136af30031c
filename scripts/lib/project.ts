import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The folder that holds package.json. */
export const projectFolder = path.resolve(__dirname, '../..')

/** A path inside the project. */
export const inProject = (...parts: string[]): string => path.join(projectFolder, ...parts)

/** Words after `node` that run a TypeScript file, in whatever folder. */
export const typeScriptWords = (file: string, ...words: string[]): string[] => [
  '--import',
  pathToFileURL(require.resolve('tsx')).href,
  file,
  ...words,
]
