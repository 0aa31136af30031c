/** @jest-environment jsdom */
import { beWhole, layOutRest } from './lay-out-rest'

let waiting: ((deadline: { timeRemaining: () => number }) => void)[] = []
const root = document.documentElement
const states = () =>
  [...document.querySelectorAll<HTMLElement>('section, footer')].map(({ style }) => style.contentVisibility)

/** The browser is idle once, with time for so many sections besides the first. */
function beIdle(more: number): void {
  const left = Array.from({ length: more }, () => 50)
  waiting.splice(0).forEach((work) => work({ timeRemaining: () => left.pop() ?? 0 }))
}

beforeEach(() => {
  waiting = []
  Object.assign(globalThis, { requestIdleCallback: (work: (typeof waiting)[0]) => waiting.push(work) })
  delete root.dataset.whole
  document.body.innerHTML = `<main>${'<section></section>'.repeat(4)}</main><footer></footer>`
})

test('sections are laid out while the browser has time, then the page is whole', () => {
  layOutRest()
  expect(states()).toEqual(['', '', '', '', ''])
  beIdle(0)
  expect(states()).toEqual(['', '', 'visible', '', ''])
  expect(root.dataset.whole).toBeUndefined()
  beIdle(1)
  expect(root.dataset.whole).toBe('')
  expect(states()).toEqual(['', '', '', '', ''])
  expect(waiting).toEqual([])
})

test('a page that has become whole meanwhile is left alone', () => {
  layOutRest()
  beIdle(0)
  beWhole()
  beIdle(9)
  expect(states()).toEqual(['', '', '', '', ''])
  expect(waiting).toEqual([])
})

test('a page without sections is whole too', () => {
  document.body.innerHTML = '<main></main>'
  layOutRest()
  beIdle(0)
  expect(root.dataset.whole).toBe('')
})

test('a browser that does not tell when it is idle is asked to wait a moment each time', () => {
  jest.useFakeTimers()
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  layOutRest()
  jest.advanceTimersByTime(60)
  expect(states()).toEqual(['', '', 'visible', '', ''])
  jest.advanceTimersByTime(200)
  expect(root.dataset.whole).toBe('')
  jest.useRealTimers()
})
