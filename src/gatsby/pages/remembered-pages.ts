import type { Actions, CreatePagesArgs, Page } from 'gatsby'

interface StoredPage {
  /** Milliseconds since 1970. */
  updatedAt: number
}

interface Store {
  getState: () => { pages: ReadonlyMap<string, StoredPage> }
}

/** What this process has asked Gatsby to make, by path. */
const asked = new Map<string, { page: object; text: string }>()

/** Whether a page is what was asked for last at its path; at once where it is the same object. */
function isAskedAgain(page: { path: string }): boolean {
  const known = asked.get(page.path)
  if (known?.page === page) return true
  const text = JSON.stringify(page)
  asked.set(page.path, { page, text })
  return known?.text === text
}

/**
 * A createPage that leaves a page alone which this process has made before, of the same. A process that stays alive goes
 * through all pages at every edit, and to make one again costs Gatsby far more than to look at it. Afterwards Gatsby removes
 * the pages that are older than the call: one that is left alone is given the time of now.
 */
export function rememberingCreatePage({
  actions,
  store,
}: Pick<CreatePagesArgs, 'store'> & { actions: Pick<Actions, 'createPage'> }): Actions['createPage'] {
  const { pages } = (store as unknown as Store).getState()
  return <Context = Record<string, unknown>>(page: Page<Context>) => {
    const stored = pages.get(page.path)
    if (isAskedAgain(page) && stored) stored.updatedAt = Date.now()
    else actions.createPage(page)
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
