/**
 * The one file that touches Gatsby's inside. It calls Gatsby's own services in the order of its bootstrap and build, so
 * that one process builds again after an edit of articles without starting, compiling or bundling anew. The names below
 * belong to the version of Gatsby that package.json pins; inside-gatsby.test.ts fails when an upgrade moves them.
 */
import { createRequire } from 'node:module'
import path from 'node:path'

/** Where each part of Gatsby stands, and what is used of it. */
export const gatsbyParts = {
  'gatsby/dist/commands/build': [],
  'gatsby/dist/services': [
    'sourceNodes',
    'createPages',
    'calculateDirtyQueries',
    'runStaticQueries',
    'runPageQueries',
    'runSliceQueries',
  ],
  'gatsby/dist/redux': ['store'],
  'gatsby/dist/redux/save-state': ['saveState'],
  'gatsby/dist/bootstrap/create-graphql-runner': ['createGraphQLRunner'],
  'gatsby/dist/query/graphql-runner': ['GraphQLRunner'],
  'gatsby/dist/utils/api-runner-node': [],
  'gatsby/dist/utils/page-data': ['flush'],
  'gatsby/dist/utils/wait-until-jobs-complete': ['waitUntilAllJobsComplete'],
  'gatsby/dist/utils/worker/child/render-html': ['renderHTMLProd', 'renderSlices'],
  'gatsby/dist/commands/build-html': ['buildHTMLPagesAndDeleteStaleArtifacts'],
  'gatsby-cli/lib/reporter': ['setNoColor', 'panicOnBuild', 'error'],
  'gatsby-cli/lib/reporter/redux': ['setStore'],
} as const

type PartName = keyof typeof gatsbyParts

interface Store {
  getState: () => { program: Record<string, unknown>; pages: ReadonlyMap<string, unknown> }
}

interface QueryIds {
  staticQueryIds: unknown[]
  pageQueryIds: unknown[]
}

type Context = Record<string, unknown>
type Service<Result = unknown> = (context: Context) => Promise<Result>

/** The plugin whose nodes an edit of articles changes; no other source is asked again. */
const articleSource = 'gatsby-source-blog-api'

/** The blog API failed before anything was changed; what it was has been printed. */
export class SourceFailed extends Error {
  override readonly name = 'SourceFailed'
}

/** Steps of a rebuild, as they begin. */
export type ResidentStep = 'source' | 'query' | 'render' | 'finish'

/** What a rebuild did. */
export interface ResidentBuild {
  queries: number
  /** Paths of the pages whose HTML was made. */
  rendered: string[]
  deleted: string[]
  /** Stores what Gatsby knows, so that a later process can go on from it: nobody need wait for that. */
  saveState: () => Promise<void>
}

/**
 * Loads a part of Gatsby; only when it is asked for, since Gatsby reads the environment while it loads.
 *
 * @throws when the installed Gatsby has no such part, or not all that is used of it
 */
export function gatsbyPart<Part>(directory: string, name: PartName): Part {
  const fromProject = createRequire(path.join(directory, 'package.json'))
  const [packageName = '', ...parts] = name.split('/')
  const folder = path.dirname(
    packageName === 'gatsby'
      ? fromProject.resolve('gatsby/package.json')
      : createRequire(fromProject.resolve('gatsby/package.json')).resolve(`${packageName}/package.json`),
  )
  const part = fromProject(path.join(folder, ...parts)) as Record<string, unknown>
  const names: readonly string[] = gatsbyParts[name]
  const missing = names.filter((used) => part[used] === undefined)
  if (names.length === 0 && typeof part !== 'function') missing.push('function of its own')
  if (missing.length > 0)
    throw new Error(`${name} has no ${missing.join(', ')}: this Gatsby is another one than is known`)
  return part as Part
}

/** Sets what Gatsby's command line sets before it loads Gatsby, and quiets what it says to a parent process. */
function prepareProcess(): void {
  process.env['NODE_ENV'] = 'production'
  process.env['gatsby_executing_command'] = 'build'
  process.env['gatsby_log_level'] = 'normal'
  process.env['GATSBY_LOGGER'] = 'yurnalist'
  process.env['GATSBY_TELEMETRY_DISABLED'] = '1'
  process.env['DO_NOT_TRACK'] = '1'
  process.env['FORCE_COLOR'] = '0'
}

/**
 * Gatsby's own `build` command, from beginning to end, in this process. What it cannot do ends the process.
 *
 * @param directory the folder that holds package.json; the working directory too
 */
export async function buildFully(directory: string): Promise<void> {
  prepareProcess()
  const report = gatsbyPart<{ setNoColor: (isOff: boolean) => void }>(directory, 'gatsby-cli/lib/reporter')
  report.setNoColor(true)
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
}

type Panic = (error: unknown, cause?: unknown, pluginName?: string) => unknown

interface Reporter {
  panicOnBuild: Panic
  error: Panic
}

/**
 * Has a failure of the blog API end the build and not the process: the plugin reports it before it changes anything.
 *
 * @throws {SourceFailed} after such a report
 */
async function withoutEndOfProcess(reporter: Reporter, source: () => Promise<unknown>): Promise<void> {
  const { panicOnBuild } = reporter
  let hasFailed = false
  reporter.panicOnBuild = (error, cause, pluginName) => {
    if (pluginName !== articleSource) return panicOnBuild(error, cause, pluginName)
    hasFailed = true
    return reporter.error(error, cause, pluginName)
  }
  try {
    await source()
  } finally {
    reporter.panicOnBuild = panicOnBuild
  }
  if (hasFailed) throw new SourceFailed('The blog API failed')
}

/**
 * Gets ready to build again in this process, after `buildFully`.
 *
 * @returns builds what an edit of articles has changed, with the bundles and the renderer of the full build. Rejects with
 *   SourceFailed when nothing has been changed; what else it cannot do rejects or ends the process, and the caches are in doubt.
 */
export function createResidentBuild(directory: string) {
  const part = <Part>(name: PartName) => gatsbyPart<Part>(directory, name)
  const { store } = part<{ store: Store }>('gatsby/dist/redux')
  const services = part<{
    sourceNodes: Service
    createPages: Service
    calculateDirtyQueries: Service<{ queryIds: QueryIds }>
    runStaticQueries: Service
    runPageQueries: Service
    runSliceQueries: Service
  }>('gatsby/dist/services')
  const { GraphQLRunner } = part<{ GraphQLRunner: new (store: Store, options: object) => unknown }>(
    'gatsby/dist/query/graphql-runner',
  )
  const runApi = part<(api: string, options: object) => Promise<unknown>>('gatsby/dist/utils/api-runner-node')
  const { flush } = part<{ flush: () => Promise<void> }>('gatsby/dist/utils/page-data')
  const { waitUntilAllJobsComplete } = part<{ waitUntilAllJobsComplete: () => Promise<void> }>(
    'gatsby/dist/utils/wait-until-jobs-complete',
  )
  const { saveState } = part<{ saveState: () => Promise<void> }>('gatsby/dist/redux/save-state')
  const { buildHTMLPagesAndDeleteStaleArtifacts: buildHtml } = part<{
    buildHTMLPagesAndDeleteStaleArtifacts: (options: object) => Promise<{ toRegenerate: string[]; toDelete: string[] }>
  }>('gatsby/dist/commands/build-html')
  const { createGraphQLRunner } = part<{ createGraphQLRunner: (store: Store, reporter: unknown) => unknown }>(
    'gatsby/dist/bootstrap/create-graphql-runner',
  )
  const reporter = part<Reporter>('gatsby-cli/lib/reporter')
  // A few pages are made sooner here than in a process of their own
  const workerPool = { single: part<object>('gatsby/dist/utils/worker/child/render-html') }
  // Once: each of these listens to the store for good
  const gatsbyNodeGraphQLFunction = createGraphQLRunner(store, reporter)

  return async (enterStep: (step: ResidentStep) => void): Promise<ResidentBuild> => {
    const { program } = store.getState()
    const context: Context = { store, program, workerPool, gatsbyNodeGraphQLFunction }
    enterStep('source')
    await withoutEndOfProcess(reporter, () =>
      services.sourceNodes({ ...context, webhookSourcePluginName: articleSource }),
    )
    await services.createPages({ ...context, shouldRunCreatePagesStatefully: false })
    enterStep('query')
    const { queryIds } = await services.calculateDirtyQueries(context)
    const graphqlRunner = new GraphQLRunner(store, { collectStats: true })
    const queryContext = { ...context, queryIds, graphqlRunner }
    await services.runStaticQueries(queryContext)
    await services.runPageQueries(queryContext)
    await services.runSliceQueries(queryContext)
    await waitUntilAllJobsComplete()
    await flush()
    enterStep('render')
    const { toRegenerate, toDelete } = await buildHtml({ program, workerPool })
    enterStep('finish')
    await runApi('onPostBuild', { graphql: gatsbyNodeGraphQLFunction })
    await waitUntilAllJobsComplete()
    const queries = queryIds.pageQueryIds.length + queryIds.staticQueryIds.length
    return { queries, rendered: toRegenerate, deleted: toDelete, saveState }
  }
}
