/** What the head of a prebuilt page says, as far as the files about the whole site are made from it. */
export interface PageFacts {
  /** Absolute, as written; null for a page that search engines leave out. */
  canonical: string | null
  title: string
  description: string
  alternates: readonly { hreflang: string; href: string }[]
  /** ISO time of the last change, where the page has one. */
  modifiedAt: string | null
  /** Absolute addresses of the pictures that the page is about. */
  images: readonly string[]
  /** Path of the card that is shown where the page is shared. */
  cardPath: string | null
  /** The card as src/share-card writes it. */
  card: string | null
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (all, name: string) => entities[name] ?? all)

type Attributes = Readonly<Record<string, string>>

/** The elements of a name as React writes them: attributes in double quotes. */
function elements(head: string, name: string): Attributes[] {
  return [...head.matchAll(new RegExp(`<${name}((?:\\s+[\\w:-]+="[^"]*")+)\\s*/?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decode(value),
      ]),
    ),
  )
}

/** Pictures in the facts for search engines, one for each thing that the page is about. */
function imagesOf(head: string): string[] {
  const json = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(head)?.[1]
  if (!json) return []
  const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: { image?: string | string[] }[] }
  return [...new Set(graph.flatMap(({ image = [] }) => image))]
}

/**
 * Reads the head of a page.
 *
 * @param html of a prebuilt page
 * @throws {SyntaxError} when its facts for search engines are no JSON
 */
export function readPageFacts(html: string): PageFacts {
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = elements(head, 'meta')
  const links = elements(head, 'link')
  const property = (name: string) => metas.find((meta) => meta['property'] === name)
  const image = property('og:image')
  const times = property('article:modified_time') ?? property('article:published_time')
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    title: property('og:title')?.['content'] ?? '',
    description: metas.find(({ name }) => name === 'description')?.['content'] ?? '',
    alternates: links.flatMap(({ hreflang, href }) => (hreflang && href ? [{ hreflang, href }] : [])),
    modifiedAt: times?.['content'] ?? null,
    images: imagesOf(head),
    cardPath: image?.['content'] ? new URL(image['content']).pathname : null,
    card: image?.['data-card'] ?? null,
  }
}
