import { createRequire } from 'node:module'
import path from 'node:path'
import { notePages, tellWhenSourced } from './build-news'
import { gatsbyPart } from './parts'
import { keepCompiled, readNoDeclaredTypes, removeDataOfGonePages } from './spared-work'
import { storeAtEnd, storeStateCondensed } from './stored-state'

/** Sets what Gatsby's command line sets before it loads Gatsby, and quiets what it says to a parent process. */
function prepareProcess(): void {
  process.env['NODE_ENV'] = 'production'
  process.env['gatsby_executing_command'] = 'build'
  process.env['gatsby_log_level'] = 'normal'
  process.env['GATSBY_TELEMETRY_DISABLED'] = '1'
  process.env['DO_NOT_TRACK'] = '1'
  if (process.stdout.isTTY) return
  // Without a terminal Gatsby still draws its screen of control codes, cut at 80 columns, unless told to write lines
  process.env['GATSBY_LOGGER'] = 'yurnalist'
  process.env['FORCE_COLOR'] = '0'
}

export interface FullBuildOptions {
  /** The compiled gatsby-*.ts of an earlier build are current (`areCompiledFilesCurrent`). */
  keepsCompiled: boolean
}

/** A build that went well. */
export interface FullBuild {
  /** Paths of the pages that were made or removed. */
  pages: readonly string[]
  /** Stores what Gatsby knows, for the next build to go on from. */
  storeState: () => Promise<void>
}

/**
 * Gatsby's own `build` command, from beginning to end, in this process. What it cannot do ends the process.
 *
 * @param directory the folder that holds package.json; the working directory too
 * @param onSourced called when all articles are read
 */
export async function buildFully(
  directory: string,
  { keepsCompiled }: FullBuildOptions,
  onSourced?: () => void,
): Promise<FullBuild> {
  prepareProcess()
  const report = gatsbyPart<{ setNoColor: (isOff: boolean) => void }>(directory, 'gatsby-cli/lib/reporter')
  report.setNoColor(!process.stdout.isTTY)
  if (keepsCompiled) keepCompiled(directory)
  storeStateCondensed(directory)
  const storeState = storeAtEnd(directory)
  removeDataOfGonePages(directory)
  readNoDeclaredTypes(directory)
  if (onSourced) tellWhenSourced(directory, onSourced)
  const builtPages = notePages(directory)
  const { setStore } = gatsbyPart<{ setStore: unknown }>(directory, 'gatsby-cli/lib/reporter/redux')
  const build = gatsbyPart<(program: object) => Promise<void>>(directory, 'gatsby/dist/commands/build')
  const sitePackageJson = createRequire(path.join(directory, 'package.json'))('./package.json') as {
    browserslist?: unknown
  }
  await build({
    directory,
    sitePackageJson,
    browserslist: sitePackageJson.browserslist ?? ['>0.25%', 'not dead'],
    report,
    setStore,
    useYarn: false,
    verbose: false,
    prefixPaths: false,
    noUglify: false,
    profile: false,
    graphqlTracing: false,
    _: ['build'],
  })
  return { pages: builtPages(), storeState }
}
