import { gatsbyPart } from './parts'

/** What Gatsby's build of pages tells. */
interface BuiltPages {
  toRegenerate: readonly string[]
  toDelete: readonly string[]
}

/**
 * Notes which pages Gatsby's build makes or removes.
 *
 * @returns tells their paths, and notes no more
 */
export function notePages(directory: string): () => readonly string[] {
  const part = gatsbyPart<{ buildHTMLPagesAndDeleteStaleArtifacts: (options: object) => Promise<BuiltPages> }>(
    directory,
    'gatsby/dist/commands/build-html',
  )
  const buildPages = part.buildHTMLPagesAndDeleteStaleArtifacts
  let pages: readonly string[] = []
  part.buildHTMLPagesAndDeleteStaleArtifacts = async (options) => {
    const built = await buildPages(options)
    pages = [...built.toRegenerate, ...built.toDelete]
    return built
  }
  return () => {
    part.buildHTMLPagesAndDeleteStaleArtifacts = buildPages
    return pages
  }
}

/** Has somebody told when Gatsby has read all articles. */
export function tellWhenSourced(directory: string, onSourced: () => void): void {
  const services = gatsbyPart<{ sourceNodes: (context: object) => Promise<unknown> }>(directory, 'gatsby/dist/services')
  const { sourceNodes } = services
  services.sourceNodes = async (context) => {
    const sourced = await sourceNodes(context)
    onSourced()
    return sourced
  }
}
