/** Folders whose files have names that change with their content, or are never changed in place. */
export const immutableFolders = ['/static/', '/fonts/', '/places/'] as const

/** Other files whose names change with their content: those of the search index but the one that is asked for anew, and Gatsby's. */
export const immutableNames = [
  /^\/search-index\/.*-[0-9a-f]{10}\.json$/,
  /[-.][0-9a-f]{8,}\.(?:js|mjs|css)(?:\.map)?$/,
] as const

/** Files whose name changes with their content, or that are never changed in place. */
export const isImmutablePath = (path: string) =>
  immutableFolders.some((folder) => path.startsWith(folder)) || immutableNames.some((name) => name.test(path))

/** Files that a page of an earlier release, still open in some browser, may ask for. */
export const isRetainedPath = (path: string) => isImmutablePath(path) || path.startsWith('/page-data/')
