import { neighbours } from './neighbours'

describe('the neighbours of an item', () => {
  it('are the next ones', () => {
    expect(neighbours(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c'])
  })

  it('go on from the first after the last', () => {
    expect(neighbours(['a', 'b', 'c', 'd'], 'd', 3)).toEqual(['a', 'b', 'c'])
  })

  it('are fewer where there are fewer, and never the item itself', () => {
    expect(neighbours(['a', 'b'], 'b', 3)).toEqual(['a'])
    expect(neighbours(['a'], 'a', 3)).toEqual([])
  })
})
