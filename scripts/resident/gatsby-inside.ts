/**
 * The one file that touches Gatsby's inside. It calls Gatsby's own services in the order of its bootstrap and build, so
 * that one process can build again after an edit of content without starting, compiling or bundling anew. The paths
 * below belong to the Gatsby version that package.json pins; gatsby-inside.test.ts fails when an upgrade moves them.
 */
import path from 'node:path'

/** What Gatsby's services need of its state; the rest is none of our business. */
interface GatsbyStore {
  getState: () => { pages: Map<string, unknown>; program: GatsbyProgram; queries: unknown }
  dispatch: (action: { type: string; payload?: unknown }) => unknown
}

/** The object that Gatsby's command line makes for its commands. */
interface GatsbyProgram {
  directory: string
  [name: string]: unknown
}

interface QueryIds {
  staticQueryIds: string[]
  pageQueryIds: { path: string }[]
  sliceQueryIds: string[]
}

interface WorkerPool {
  all: { loadConfigAndPlugins: (options: unknown) => unknown; buildSchema: () => unknown }
  end: () => Promise<unknown>[]
}

type Context = Record<string, unknown>

interface Services {
  sourceNodes: (context: Context) => Promise<unknown>
  createPages: (context: Context) => Promise<{ changedPages: string[]; deletedPages: string[] }>
  calculateDirtyQueries: (context: Context) => Promise<{ queryIds: QueryIds }>
  runStaticQueries: (context: Context) => Promise<unknown>
  runPageQueries: (context: Context) => Promise<unknown>
  runSliceQueries: (context: Context) => Promise<unknown>
  writeOutRedirects: (context: Context) => Promise<unknown>
}

/** Loads a module of Gatsby's; nothing is loaded before it is asked for, as NODE_ENV counts then. */
const inside = <Module>(name: string): Module =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  require(path.join(path.dirname(require.resolve('gatsby/package.json')), 'dist', name)) as Module

export const gatsbyModules = [
  'commands/build',
  'services',
  'redux',
  'redux/save-state',
  'bootstrap/create-graphql-runner',
  'query/graphql-runner',
  'utils/api-runner-node',
  'utils/page-data',
  'utils/worker/pool',
  'utils/jobs/worker-messaging',
  'utils/wait-until-jobs-complete',
  'commands/build-html',
] as const

/** Steps of a rebuild, as they begin. */
export type ResidentStep = 'source' | 'query' | 'render' | 'finish'

/** What a rebuild did. */
export interface ResidentBuild {
  queries: number
  rendered: string[]
  deleted: string[]
}

/** The first build of the process: Gatsby's own `build` command, from beginning to end. */
export async function buildFully(directory: string): Promise<void> {
  process.env['gatsby_executing_command'] = 'build'
  process.env['gatsby_log_level'] = 'normal'
  const build = inside<(program: GatsbyProgram) => Promise<void>>('commands/build')
  const reporter = inside<{ default: unknown }>('../../gatsby-cli/lib/reporter').default
  const { setStore } = inside<{ setStore: unknown }>('../../gatsby-cli/lib/reporter/redux')
  await build({
    directory,
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    sitePackageJson: require(path.join(directory, 'package.json')) as unknown,
    browserslist: ['>0.25%', 'not dead'],
    report: reporter,
    setStore,
    useYarn: false,
    verbose: false,
    prefixPaths: false,
    noUglify: false,
    profile: false,
    // Without this the renderer of the HTML is deleted at the end
    keepPageRenderer: true,
    _: ['build'],
  })
}

/** Builds what an edit of content has changed, with the bundles of the full build. */
export async function createResidentBuild() {
  const { store } = inside<{ store: GatsbyStore }>('redux')
  const services = inside<Services>('services')
  const { createGraphQLRunner } = inside<{ createGraphQLRunner: (store: GatsbyStore, reporter: unknown) => unknown }>(
    'bootstrap/create-graphql-runner',
  )
  const { GraphQLRunner } = inside<{ GraphQLRunner: new (store: GatsbyStore, options: object) => unknown }>(
    'query/graphql-runner',
  )
  const apiRunner = inside<{ default: (api: string, options: object) => Promise<unknown> }>(
    'utils/api-runner-node',
  ).default
  const pageData = inside<{ flush: () => Promise<void>; handleStalePageData: () => Promise<void> }>('utils/page-data')
  const pools = inside<{ create: () => WorkerPool }>('utils/worker/pool')
  const { waitUntilAllJobsComplete } = inside<{ waitUntilAllJobsComplete: () => Promise<void> }>(
    'utils/wait-until-jobs-complete',
  )
  const { saveState } = inside<{ saveState: () => Promise<void> }>('redux/save-state')
  const { buildHTMLPagesAndDeleteStaleArtifacts } = inside<{
    buildHTMLPagesAndDeleteStaleArtifacts: (options: object) => Promise<{ toRegenerate: string[]; toDelete: string[] }>
  }>('commands/build-html')
  const reporter = inside<{ default: unknown }>('../../gatsby-cli/lib/reporter').default
  const { program } = store.getState()
  program['keepPageRenderer'] = true
  const workerPool = pools.create()
  await Promise.all([workerPool.all.loadConfigAndPlugins({ siteDirectory: program.directory, program })].flat())

  return async (enterStep: (step: ResidentStep) => void): Promise<ResidentBuild> => {
    const context: Context = { store, program, workerPool }
    enterStep('source')
    await services.sourceNodes(context)
    context['gatsbyNodeGraphQLFunction'] = createGraphQLRunner(store, reporter)
    await services.createPages({ ...context, shouldRunCreatePagesStatefully: false })
    await pageData.handleStalePageData()
    enterStep('query')
    const { queryIds } = await services.calculateDirtyQueries(context)
    const graphqlRunner = new GraphQLRunner(store, { collectStats: true })
    const queryContext = { ...context, queryIds, graphqlRunner }
    await services.runStaticQueries(queryContext)
    await services.runPageQueries(queryContext)
    await services.runSliceQueries(queryContext)
    await waitUntilAllJobsComplete()
    await pageData.flush()
    enterStep('render')
    const { toRegenerate, toDelete } = await buildHTMLPagesAndDeleteStaleArtifacts({ program, workerPool })
    enterStep('finish')
    await apiRunner('onPostBuild', { graphql: context['gatsbyNodeGraphQLFunction'] })
    await waitUntilAllJobsComplete()
    await saveState()
    const queries = queryIds.pageQueryIds.length + queryIds.staticQueryIds.length
    return { queries, rendered: toRegenerate, deleted: toDelete }
  }
}
