import { runNode } from './child'
import { inProject, projectFolder, typeScriptWords } from './project'

const inPackages = (...parts: string[]) => inProject('node_modules', ...parts)
const here = { cwd: projectFolder }

/** ESLint over the whole project; warnings count. @returns exit code */
export const runEslint = (): Promise<number> =>
  runNode([inPackages('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'], { ...here, heartbeat: 'ESLint' })

/** Whether Prettier would change a file. @returns exit code */
export const runPrettier = (): Promise<number> =>
  runNode([inPackages('prettier', 'bin', 'prettier.cjs'), '--check', '.'], { ...here, heartbeat: 'Prettier' })

/** TypeScript's check of all code. @returns exit code */
export const runTypes = (): Promise<number> =>
  runNode([inPackages('typescript', 'bin', 'tsc'), '--noEmit'], { ...here, heartbeat: 'TypeScript' })

/** The checks on the built site. @returns exit code */
export const runCheckBuild = (
  words: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<number> =>
  runNode(typeScriptWords(inProject('scripts', 'check-build', 'main.ts'), ...words), { ...here, environment })

/** Runs several checks, all of them even when one fails. @returns 0, or the first exit code that is not */
export async function runAll(...checks: (() => Promise<number>)[]): Promise<number> {
  let result = 0
  for (const check of checks) {
    const code = await check()
    result ||= code
  }
  return result
}
