import { headHandlerForBrowser as handleHead, type HeadOfPage } from 'gatsby-head-handler'
import { useEffect } from 'react'
import { isTakingOver } from './taking-over'

/**
 * Stands in for the module of Gatsby by which `Head` gets into the document. Gatsby renders the head of the page that was loaded once more,
 * to find that it is there already: on a phone a tenth of a second, in one step. Here what came with that page stays as it is; later
 * pages have theirs as Gatsby makes it, which compares it with what is there.
 */
export function headHandlerForBrowser(head: HeadOfPage): void {
  // Both ways are one effect: React asks that their number and order stay
  if (isTakingOver()) useEffect(() => undefined)
  else handleHead(head)
}
