import { medianFigures, measuredPaths } from './pages'

const figures = {
  performance: 90,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1500,
  tbtMs: 100,
  cls: 0,
  bytes: 1000,
  requests: 10,
}

test('Of three runs each figure is the one in the middle, whichever run it comes from', () => {
  const runs = [figures, { ...figures, performance: 99, lcpMs: 900 }, { ...figures, performance: 95, lcpMs: 3000 }]
  expect(medianFigures(runs)).toEqual({ ...figures, performance: 95, lcpMs: 1500 })
})

test('Eight pages are measured, each once', () => {
  expect(new Set(measuredPaths).size).toBe(8)
})
