import { gatsbyPart, type PartName } from './parts'

interface Store {
  getState: () => {
    program: Record<string, unknown>
    pages: ReadonlyMap<string, unknown>
    status: { plugins: Partial<Record<string, { hasPostponed?: boolean }>> }
  }
}

interface QueryIds {
  staticQueryIds: unknown[]
  pageQueryIds: unknown[]
}

type Context = Record<string, unknown>
type Service<Result = unknown> = (context: Context) => Promise<Result>

/** The plugin whose nodes an edit of articles changes; no other source is asked again. */
const articleSource = 'gatsby-source-blog-api'

/** What Gatsby calls the site's own gatsby-node.ts, which says there whether it has left pages to the next build. */
const sitePlugin = 'default-site-plugin'

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
  /** Pages of long lists are left to the next build. */
  hasPostponed: boolean
  /** Stores what Gatsby knows, so that a later process can go on from it: nobody need wait for that. */
  saveState: () => Promise<void>
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
    const hasPostponed = store.getState().status.plugins[sitePlugin]?.hasPostponed ?? false
    const queries = queryIds.pageQueryIds.length + queryIds.staticQueryIds.length
    return { queries, rendered: toRegenerate, deleted: toDelete, hasPostponed, saveState }
  }
}
