declare global {
  interface Window {
    /** Gatsby's list of the files of each piece of code: JSON as text, or an object. */
    ___chunkMapping?: string | Record<string, string[]>
  }
}

function addPrefetch(href: string, as: 'fetch' | 'script'): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'prefetch', as, href, ...(as === 'fetch' && { crossOrigin: 'anonymous' }) })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${href} could not be fetched ahead`)))
    document.head.append(link)
  })
}

/** Addresses of the scripts of a piece of code. */
export function scriptsOf(name: unknown, mapping: Window['___chunkMapping']): string[] {
  const files = typeof mapping === 'string' ? (JSON.parse(mapping) as Record<string, string[]>) : (mapping ?? {})
  return (typeof name === 'string' ? (files[name] ?? []) : []).filter((file) => file.endsWith('.js'))
}

/**
 * Fetches a page's data and then its code into the browser's cache. What fails is fetched when it is needed.
 *
 * @param address of the page's data
 */
export async function fetchAhead(address: string): Promise<void> {
  try {
    await addPrefetch(address, 'fetch')
    const data = (await (await fetch(address, { credentials: 'same-origin' })).json()) as {
      componentChunkName?: unknown
    }
    for (const script of scriptsOf(data.componentChunkName, window.___chunkMapping)) await addPrefetch(script, 'script')
  } catch {
    // Fetching ahead is a favour.
  }
}
