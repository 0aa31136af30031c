import fs from 'node:fs'
import path from 'node:path'
import { filesOfPage } from '../build/page-files'
import { gatsbyPart } from './parts'

/** Has Gatsby take what it has compiled of gatsby-*.ts before as it is. */
export function keepCompiled(directory: string): void {
  const compiler = gatsbyPart<{ compileGatsbyFiles: () => Promise<void> }>(
    directory,
    'gatsby/dist/utils/parcel/compile-gatsby-files',
  )
  compiler.compileGatsbyFiles = () => Promise.resolve()
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
export function removeDataOfGonePages(directory: string): void {
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
export function readNoDeclaredTypes(directory: string): void {
  const { store } = gatsbyPart<{ store: Store }>(directory, 'gatsby/dist/redux')
  const datastore = gatsbyPart<{ getTypes: () => string[] }>(directory, 'gatsby/dist/datastore')
  const { getTypes } = datastore
  datastore.getTypes = () => {
    const { inferenceMetadata } = store.getState()
    return getTypes().filter((type) => type !== declaredByGatsby && !inferenceMetadata[type]?.ignored)
  }
}
