/** Random numbers that come again in the same order from the same seed. */
export interface Random {
  /** A whole number from `least` up to `most`, both included. */
  integer(least: number, most: number): number
  /** One item of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item
  /** Some different items of a list, at most as many as there are. */
  some<Item>(items: readonly Item[], count: number): Item[]
  /** True in about that share of cases, from 0 to 1. */
  chance(share: number): boolean
}

/**
 * Makes random numbers from a seed (mulberry32).
 *
 * @param seed a whole number
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError('pick: got an empty list, takes at least one item')
    return items[integer(0, items.length - 1)] as Item
  }
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const left = [...items]
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(integer(0, left.length - 1), 1),
    ).flat()
  }
  return { integer, pick, some, chance: (share) => next() < share }
}
