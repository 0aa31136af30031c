import type { CategoryKey } from '../../src/i18n/categories'

/** An article as the index takes it, in one language. */
export interface SearchRecord {
  name: string
  category: CategoryKey
  title: string
  excerpt: string
  tags: readonly string[]
  headings: string
  /** All words of the text. */
  text: string
  /** ISO time. */
  publishedAt: string
  minutes: number
}
