/** What the plugin takes from inside gatsby-plugin-sharp, which declares only its main module. */
declare module 'gatsby-plugin-sharp/gatsby-worker.js' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import would make a module of this file
  const worker: { IMAGE_PROCESSING: import('./picture-store').Encode }
  export default worker
}

declare module 'gatsby-plugin-sharp/safe-sharp.js' {
  const sharp: { versions: Record<string, string> }
  export default sharp
}
