import { inProject, projectFolder } from './project'
import { startChild, type Child } from './child'

/**
 * Starts Gatsby's command line in the project folder.
 *
 * @param words such as `['develop', '--port', '8000']`
 * @param environment variables on top of this process's own
 */
export function startGatsby(words: readonly string[], environment: Readonly<Record<string, string>>): Child {
  // Without a terminal Gatsby still draws its screen of control codes, cut at 80 columns, unless told to write lines
  const plain: Record<string, string> = process.stdout.isTTY ? {} : { GATSBY_LOGGER: 'yurnalist' }
  const colour = process.stdout.isTTY ? [] : ['--no-color']
  return startChild(process.execPath, [inProject('node_modules', 'gatsby', 'cli.js'), ...words, ...colour], {
    cwd: projectFolder,
    environment: { GATSBY_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...plain, ...environment },
  })
}
