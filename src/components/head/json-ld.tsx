import type { Graph, Thing } from 'schema-dts'

/** A fact about a page for search engines, in the words of schema.org. */
export type StructuredData = Thing

interface JsonLdProps {
  data: readonly StructuredData[]
}

/** Writes facts into the head. The text cannot end its element, whatever the facts hold. */
export function JsonLd({ data }: JsonLdProps) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': data }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
