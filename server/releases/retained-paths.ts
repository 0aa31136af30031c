/** Files of the search index but the one that is asked for anew. */
const isSearchFile = (path: string) => /^\/search-index\/.*-[0-9a-f]{10}\.json$/.test(path)

/** Files whose name changes with their content, or that are never changed in place. */
export const isImmutablePath = (path: string) =>
  ['/static/', '/fonts/', '/places/'].some((folder) => path.startsWith(folder)) ||
  isSearchFile(path) ||
  /[-.][0-9a-f]{8,}\.(?:js|mjs|css)(?:\.map)?$/.test(path)

/** Files that a page of an earlier release, still open in some browser, may ask for. */
export const isRetainedPath = (path: string) => isImmutablePath(path) || path.startsWith('/page-data/')
