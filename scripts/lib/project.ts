import path from 'node:path'

/** The folder that holds package.json. */
export const projectFolder = path.resolve(__dirname, '../..')

/** A path inside the project. */
export const inProject = (...parts: string[]): string => path.join(projectFolder, ...parts)

/** Words after `node` that run a TypeScript file of the project. */
export const typeScriptWords = (file: string, ...words: string[]): string[] => ['--import', 'tsx', file, ...words]
