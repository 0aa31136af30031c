import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { filesOfPage } from '../build/page-files'
import { gatsbyPart } from './parts'

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

/** Has Gatsby take what it has compiled of gatsby-*.ts before as it is. */
function keepCompiled(directory: string): void {
  const compiler = gatsbyPart<{ compileGatsbyFiles: () => Promise<void> }>(
    directory,
    'gatsby/dist/utils/parcel/compile-gatsby-files',
  )
  compiler.compileGatsbyFiles = () => Promise.resolve()
}

/**
 * Has Gatsby store what it knows once and not three times, which takes half a second each at ten thousand articles: a build that
 * is cut off leaves nothing to go on from.
 *
 * @returns stores it, to be called at the end; this must be called before Gatsby loads what stores it
 */
function storeAtEnd(directory: string): () => Promise<void> {
  const part = gatsbyPart<{ saveState: () => Promise<void> }>(directory, 'gatsby/dist/redux/save-state')
  const { saveState } = part
  part.saveState = () => Promise.resolve()
  return () => {
    part.saveState = saveState
    return saveState()
  }
}

interface Store {
  getState: () => {
    pages: ReadonlyMap<string, unknown>
    /** What Gatsby knows of the fields of a type; `ignored` where the schema declares them. */
    inferenceMetadata: Readonly<Record<string, { ignored?: boolean } | undefined>>
  }
}

/**
 * Has Gatsby remove the data of those pages that the last build made and this one does not. It would look for them among all files:
 * most of a second at ten thousand articles. Where it knows of no last build, it still does.
 */
function removeDataOfGonePages(directory: string): void {
  const { store } = gatsbyPart<{ store: Store }>(directory, 'gatsby/dist/redux')
  const pageData = gatsbyPart<{ handleStalePageData: (span: unknown) => Promise<void> }>(
    directory,
    'gatsby/dist/utils/page-data',
  )
  const { handleStalePageData } = pageData
  const before = [...store.getState().pages.keys()]
  pageData.handleStalePageData = async (span) => {
    if (before.length === 0) return handleStalePageData(span)
    const { pages } = store.getState()
    const gone = before.filter((page) => !pages.has(page))
    for (const page of gone) fs.rmSync(path.join(directory, 'public', filesOfPage(page).data), { force: true })
  }
}

/** A type with many nodes that Gatsby declares itself, without noting that there is nothing to guess. */
const declaredByGatsby = 'SitePage'

/**
 * Has Gatsby look at the nodes of those types only whose fields it has to guess: it reads all nodes of the others too, and
 * leaves them aside then. A second at ten thousand articles. Belongs before it loads what builds the schema.
 */
function readNoDeclaredTypes(directory: string): void {
  const { store } = gatsbyPart<{ store: Store }>(directory, 'gatsby/dist/redux')
  const datastore = gatsbyPart<{ getTypes: () => string[] }>(directory, 'gatsby/dist/datastore')
  const { getTypes } = datastore
  datastore.getTypes = () => {
    const { inferenceMetadata } = store.getState()
    return getTypes().filter((type) => type !== declaredByGatsby && !inferenceMetadata[type]?.ignored)
  }
}

export interface FullBuildOptions {
  /** The compiled gatsby-*.ts of an earlier build are current (`areCompiledFilesCurrent`). */
  keepsCompiled: boolean
}

/**
 * Gatsby's own `build` command, from beginning to end, in this process. What it cannot do ends the process.
 *
 * @param directory the folder that holds package.json; the working directory too
 */
export async function buildFully(directory: string, { keepsCompiled }: FullBuildOptions): Promise<void> {
  prepareProcess()
  const report = gatsbyPart<{ setNoColor: (isOff: boolean) => void }>(directory, 'gatsby-cli/lib/reporter')
  report.setNoColor(!process.stdout.isTTY)
  if (keepsCompiled) keepCompiled(directory)
  const storeState = storeAtEnd(directory)
  removeDataOfGonePages(directory)
  readNoDeclaredTypes(directory)
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
  await storeState()
}
