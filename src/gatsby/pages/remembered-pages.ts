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
}

interface Store {
  getState: () => { pages: ReadonlyMap<string, StoredPage> }
}

/** What this process has asked Gatsby to make, by path. */
const asked = new Map<string, PageOfData>()

const textOf = ({ path, matchPath, component, context = {} }: PageOfData): string =>
  JSON.stringify([path, matchPath, component, context])

/** Whether Gatsby has made a page as it is wanted; at once where this process has asked for the same object. */
const isMade = (page: PageOfData, stored: StoredPage | undefined): stored is StoredPage =>
  stored !== undefined && (asked.get(page.path) === page || textOf(stored) === textOf(page))

/**
 * Keeps the nodes that Gatsby made of pages in an earlier process. Otherwise it removes all of them for not having been made yet,
 * and makes them again with the pages: eight of forty seconds at ten thousand articles.
 */
export function keepPageNodes({ actions, store }: Pick<SourceNodesArgs, 'actions' | 'store'>): void {
  const { pages } = (store as unknown as Store).getState()
  const internal = { type: 'SitePage', contentDigest: '' }
  // Gatsby looks at no more of a node than its id and type; to read 25,000 of them from its database takes a second
  for (const path of pages.keys()) actions.touchNode({ id: `SitePage ${path}`, internal })
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

/** What all pages of this process were last made from. */
let madeFrom = ''

/**
 * Makes pages, unless this process has made all of them from the same data: the words of an article are not among it, so
 * that most edits change no page. At ten thousand articles to go through all pages takes a second or two.
 *
 * @param data all that pages are made from
 * @param make makes them
 */
export function makeOnceFrom(data: object, { store }: Pick<CreatePagesArgs, 'store'>, make: () => void): void {
  const now = JSON.stringify(data)
  if (now === madeFrom) {
    const { pages } = (store as unknown as Store).getState()
    const updatedAt = Date.now()
    for (const path of asked.keys()) {
      const stored = pages.get(path)
      if (stored) stored.updatedAt = updatedAt
    }
    return
  }
  madeFrom = ''
  make()
  madeFrom = now
}
