/**
 * What this folder uses of Gatsby's inside, which nothing outside it touches: Gatsby's own build command, and its services in the
 * order of its bootstrap and build, so that one process builds again after an edit of articles without starting, compiling
 * or bundling anew. The names belong to the version of Gatsby that package.json pins; inside-gatsby.test.ts fails when an
 * upgrade moves them.
 */
import { createRequire } from 'node:module'
import path from 'node:path'

/** Where each part of Gatsby stands, and what is used of it. */
export const gatsbyParts = {
  'gatsby/dist/commands/build': [],
  'gatsby/dist/utils/parcel/compile-gatsby-files': ['compileGatsbyFiles'],
  'gatsby/dist/services': [
    'sourceNodes',
    'createPages',
    'calculateDirtyQueries',
    'runStaticQueries',
    'runPageQueries',
    'runSliceQueries',
  ],
  'gatsby/dist/datastore': ['getTypes'],
  'gatsby/dist/redux': ['store'],
  'gatsby/dist/redux/persist': ['readFromCache', 'writeToCache'],
  'gatsby/dist/redux/save-state': ['saveState'],
  'gatsby/dist/bootstrap/create-graphql-runner': ['createGraphQLRunner'],
  'gatsby/dist/query/graphql-runner': ['GraphQLRunner'],
  'gatsby/dist/utils/api-runner-node': [],
  'gatsby/dist/utils/page-data': ['flush', 'handleStalePageData'],
  'gatsby/dist/utils/wait-until-jobs-complete': ['waitUntilAllJobsComplete'],
  'gatsby/dist/utils/worker/child/render-html': ['renderHTMLProd', 'renderSlices'],
  'gatsby/dist/commands/build-html': ['buildHTMLPagesAndDeleteStaleArtifacts'],
  'gatsby-cli/lib/reporter': ['setNoColor', 'panicOnBuild', 'error'],
  'gatsby-cli/lib/reporter/redux': ['setStore'],
} as const

export type PartName = keyof typeof gatsbyParts

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
