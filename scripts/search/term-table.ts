/** Terms by small numbers, so that the terms of ten thousand articles are a few megabytes. */
export class TermTable {
  /** By number. */
  readonly terms: string[]
  private readonly numbers: Map<string, number>

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
}
