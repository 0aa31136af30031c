interface RedirectRequest {
  /** Plain path that is redirected. */
  from: string
  /** Entries of the header, in order. */
  navigation: readonly { href: string }[]
}

/** A group of the header has no page of its own: its address leads to the page that stands for it in the header. */
function firstOfGroup({ from, navigation }: RedirectRequest): string {
  const entry = navigation.find(({ href }) => href.startsWith(from))
  if (!entry) throw new Error(`Redirect from ${from}: no entry of content/navigation.json leads below it`)
  return entry.href
}

const middleware = { 'first-of-group': firstOfGroup }

export const redirectMiddlewareNames = Object.keys(middleware) as (keyof typeof middleware)[]

/**
 * Finds where a redirect leads whose target is not written down.
 *
 * @param name name in content/redirects.json
 * @throws for an unknown name (specification, section 8)
 */
export function runRedirectMiddleware(name: string | null, request: RedirectRequest): string {
  const known = redirectMiddlewareNames.find((candidate) => candidate === name)
  if (!known) {
    const takes = redirectMiddlewareNames.join(', ')
    throw new Error(`Redirect from ${request.from}: unknown middleware, got "${name}", takes one of ${takes}`)
  }
  return middleware[known](request)
}
