declare global {
  interface Window {
    /** Gatsby's loader: keeps data and code of pages for the change to them. */
    ___loader?: { loadPage: (path: string) => Promise<unknown> }
  }
}

/**
 * Fetches a page's data and code and keeps them ready, so that the change to it asks for nothing. What fails is fetched when
 * it is needed.
 */
export async function fetchAhead(path: string): Promise<void> {
  try {
    await window.___loader?.loadPage(path)
  } catch {
    // Fetching ahead is a favour.
  }
}
