import type { GatsbyNode } from 'gatsby'
import { keepPageNodes } from './pages/remembered-pages'

/** The site's own nodes come from plugins; here those of the pages are kept. */
export const sourceNodes: GatsbyNode['sourceNodes'] = keepPageNodes
