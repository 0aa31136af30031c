import { byText } from './by-text'

/** Terms by small numbers, so that the terms of ten thousand articles are a few megabytes. */
export class TermTable {
  /** By number. */
  readonly terms: string[]
  private readonly numbers: Map<string, number>
  private readonly ordered: number[] = []

  constructor(terms: readonly string[] = []) {
    this.terms = [...terms]
    this.numbers = new Map(terms.map((term, number) => [term, number]))
  }

  /** The number of a term, a new one where it has none yet. */
  numberOf(term: string): number {
    const known = this.numbers.get(term)
    if (known !== undefined) return known
    this.numbers.set(term, this.terms.length)
    return this.terms.push(term) - 1
  }

  /** The numbers of all terms in the order of their letters. Sorted once, and again only with what is new: few terms, mostly. */
  inOrder(): readonly number[] {
    const { terms, ordered } = this
    if (ordered.length === terms.length) return ordered
    for (let number = ordered.length; number < terms.length; number += 1) ordered.push(number)
    return ordered.sort((a, b) => byText(terms[a] ?? '', terms[b] ?? ''))
  }
}
