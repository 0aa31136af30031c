import { BlogApiError, createErrorMap, onPluginInit, type ErrorName } from './errors'

const names: ErrorName[] = ['requestFailed', 'badStatus', 'timedOut', 'notJson', 'wrongShape', 'articleLoss']

test('every error is in the map, under a number of its own', () => {
  const ids = names.map((name) => new BlogApiError(name, {}).report().id)
  expect([...new Set(ids)].sort()).toEqual(Object.keys(createErrorMap()).sort())
  expect(new Set(ids).size).toBe(names.length)
})

test('the map gives the text that the error has', () => {
  const error = new BlogApiError('articleLoss', { count: 3, lastCount: 30 })
  expect(createErrorMap()[error.report().id]?.text(error.report().context)).toBe(error.message)
})

test('Gatsby is given the map at the start', () => {
  const setErrorMap = jest.fn<void, [object]>()
  void onPluginInit?.({ reporter: { setErrorMap } } as never, { plugins: [] }, () => undefined)
  expect(setErrorMap.mock.calls.map(([map]) => Object.keys(map).length)).toEqual([names.length])
})
