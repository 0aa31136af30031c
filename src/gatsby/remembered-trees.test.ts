import type { ArticleTree } from '../article-html/article-tree'
import { rememberingTrees } from './remembered-trees'

const clean = jest.fn((html: string): ArticleTree => [html])
beforeEach(() => clean.mockClear())

test('HTML is cleaned once, and those that nobody asks for are forgotten first', () => {
  const treeOf = rememberingTrees(clean, 2)
  expect([treeOf('a'), treeOf('b'), treeOf('a')]).toEqual([['a'], ['b'], ['a']])
  expect(clean).toHaveBeenCalledTimes(2)
  treeOf('c')
  treeOf('a')
  expect(clean).toHaveBeenCalledTimes(3)
  expect(treeOf('b')).toEqual(['b'])
  expect(clean).toHaveBeenCalledTimes(4)
})
