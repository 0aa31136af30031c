import { createHash } from 'node:crypto'
import type { Actions, CreatePagesArgs, Page, SourceNodesArgs } from 'gatsby'

interface PageOfData {
  path: string
  matchPath?: string
  component: string
  context?: unknown
}

interface StoredPage extends PageOfData {
  /** Milliseconds since 1970. */
  updatedAt: number
  isCreatedByStatefulCreatePages?: boolean
}

/** What Gatsby keeps for us, and stores together with the pages. */
interface PluginStatus {
  /** Digest of what all pages were made from; empty where they were not. */
  madeFrom?: string
  /** Whether pages of long lists are left to the next build. */
  hasPostponed?: boolean
}

interface Store {
  getState: () => {
    pages: ReadonlyMap<string, StoredPage>
    program: { directory: string }
    status: { plugins: Partial<Record<string, PluginStatus>> }
  }
  dispatch: (action: object) => unknown
}

/** What this process has asked Gatsby to make, by path. */
const asked = new Map<string, PageOfData>()

const textOf = ({ path, matchPath, component, context = {} }: PageOfData): string =>
  JSON.stringify([path, matchPath, component, context])

/** Whether Gatsby has made a page as it is wanted; at once where this process has asked for the same object. */
const isMade = (page: PageOfData, stored: StoredPage | undefined): stored is StoredPage =>
  stored !== undefined && (asked.get(page.path) === page || textOf(stored) === textOf(page))

/** What Gatsby calls the site's own gatsby-node.ts. */
const sitePlugin = 'default-site-plugin'

/** Gatsby's own plugin whose nodes tell of pages, plugins and the site. */
const pageNodePlugin = 'internal-data-bridge'

/**
 * Keeps the nodes that Gatsby made of pages in an earlier process. Otherwise it removes all of them for not having been made yet,
 * and makes them again with the pages: eight of forty seconds at ten thousand articles. The plugin they belong to removes the
 * node of a page with the page, so Gatsby need not look for those that are left over.
 */
export function keepPageNodes({ store }: Pick<SourceNodesArgs, 'store'>): void {
  const { dispatch } = store as unknown as Store
  dispatch({ type: 'ENABLE_STATEFUL_SOURCE_PLUGIN', plugin: { name: pageNodePlugin } })
}

/**
 * A createPage that leaves a page alone which Gatsby has made before, of the same, in this process or an earlier one. At every
 * edit we go through all pages, and to make one again costs Gatsby far more than to look at it. Afterwards Gatsby removes
 * the pages that are older than the call: one that is left alone is given the time of now.
 */
export function rememberingCreatePage({
  actions,
  store,
}: Pick<CreatePagesArgs, 'store'> & { actions: Pick<Actions, 'createPage'> }): Actions['createPage'] {
  const { pages } = (store as unknown as Store).getState()
  return <Context = Record<string, unknown>>(page: Page<Context>) => {
    const stored = pages.get(page.path)
    if (isMade(page, stored)) stored.updatedAt = Date.now()
    else actions.createPage(page)
    asked.set(page.path, page)
  }
}

/** Digest of what all pages of this process were last made from. */
let madeFrom = ''

/**
 * Whether pages of an earlier process need not be gone through: a plain build says so, which clears what other code has made. The
 * development server does not know that, and a process that stays goes through all at its start, when nobody waits, to
 * know them at the first edit that needs it.
 */
const keepsPages = () => process.env['BUILD_KEEPS_PAGES'] === '1'

/** Gives the pages that Gatsby has made for us the time of now. */
function keepAll(pages: ReadonlyMap<string, StoredPage>): void {
  const updatedAt = Date.now()
  for (const page of pages.values()) if (!page.isCreatedByStatefulCreatePages) page.updatedAt = updatedAt
}

export interface PageSteps {
  /** Makes the pages. `hasPostponed` where some of them are left to the next build. */
  makePages: () => { hasPostponed: boolean }
  /** Makes what Gatsby does not take from an earlier process. */
  makeRest: () => void
}

/**
 * Makes pages, unless all of them were made from the same data, in this process or, for a plain build, an earlier one: the words of an
 * article are not among it, so that most edits change no page. At ten thousand articles to go through all pages takes a second or two.
 *
 * @param data all that pages are made from
 */
export function makeOnceFrom(
  data: object,
  { store, actions }: Pick<CreatePagesArgs, 'store'> & { actions: Pick<Actions, 'setPluginStatus'> },
  steps: PageSteps,
): void {
  const { pages, program, status } = (store as unknown as Store).getState()
  const last = madeFrom
  const now = createHash('sha256')
    .update(JSON.stringify([program.directory, data]))
    .digest('hex')
  const isStored = status.plugins[sitePlugin]?.madeFrom === now
  const note = (digest: string, hasPostponed = false) => {
    actions.setPluginStatus({ madeFrom: digest, hasPostponed } satisfies PluginStatus)
    madeFrom = digest
  }
  // Whatever fails below leaves no digest behind
  note('')
  const isMadeAlready = isStored && (last === now || keepsPages())
  if (isMadeAlready) keepAll(pages)
  const hasPostponed = !isMadeAlready && steps.makePages().hasPostponed
  if (last !== now) steps.makeRest()
  note(hasPostponed ? '' : now, hasPostponed)
}
