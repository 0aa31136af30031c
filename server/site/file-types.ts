/** The file types that the build emits, with the content type that they are answered with. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
  mp4: 'video/mp4',
}

const extensionOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** The content type of a file by its name; a type that the build does not emit is bytes. */
export const contentTypeOf = (path: string): string => contentTypes[extensionOf(path)] ?? 'application/octet-stream'

/**
 * Whether a path without a slash at its end names a file and no page (contracts, section 5).
 * Nothing under /content/ does: an article may be called "node.js".
 */
export const hasFileType = (path: string): boolean =>
  extensionOf(path) in contentTypes && !/^(?:\/en)?\/content\//.test(path)
