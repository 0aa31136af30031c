/** `.cache/head/head-export-handler-for-browser.js`, which Gatsby brings along (gatsby-node.ts). */
declare module 'gatsby-head-handler' {
  /** What Gatsby knows of the page whose head it is. */
  export type HeadOfPage = Readonly<Record<string, unknown>>
  export function headHandlerForBrowser(head: HeadOfPage): void
}
