/** What scripts the pages have, as the build writes it into .cache/script-report.json (src/gatsby/script-report.ts). */
export interface ScriptReport {
  /** Files by the name of the page's code: those that it starts with, and those that it may ask for later. */
  pages: Record<string, { first: string[]; later: string[] }>
  /** Bytes before minification, by file and then by package, or path of our own. */
  modules: Record<string, Record<string, number>>
}
