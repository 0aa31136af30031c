/** Facts about a page for search engines, in the words of schema.org. */
export type StructuredData = { '@type': string } & Record<string, unknown>

interface JsonLdProps {
  data: readonly StructuredData[]
}

/** Writes facts into the head. The text cannot end its element, whatever the facts hold. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** A step of the way from the hub down to a page; the page itself comes last. */
export interface Crumb {
  name: string
  /** Absolute address. */
  address: string
}

/** The way to a page as schema.org calls it. */
export const breadcrumbList = (crumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address,
  })),
})
