/** @jest-environment jsdom */
import { beWhole, layOutRest } from './lay-out-rest'

let waiting: (() => void)[] = []
const root = document.body
const states = () =>
  [...document.querySelectorAll<HTMLElement>('section, footer')].map(({ style }) => style.contentVisibility)

const beIdle = () => waiting.splice(0).forEach((work) => work())

beforeEach(() => {
  waiting = []
  Object.assign(globalThis, { requestIdleCallback: (work: (typeof waiting)[0]) => waiting.push(work) })
  delete root.dataset.whole
  document.body.innerHTML = `<main>${'<section></section>'.repeat(4)}</main><footer></footer>`
})

test('late sections and the footer are laid out one by one when the browser is idle, then the page is whole', () => {
  layOutRest()
  expect(states()).toEqual(['', '', '', '', ''])
  beIdle()
  expect(states()).toEqual(['', '', 'visible', '', ''])
  beIdle()
  expect(states()).toEqual(['', '', 'visible', 'visible', ''])
  beIdle()
  expect(states()).toEqual(['', '', 'visible', 'visible', 'visible'])
  expect(root.dataset.whole).toBeUndefined()
  beIdle()
  expect(root.dataset.whole).toBe('')
  expect(states()).toEqual(['', '', '', '', ''])
  expect(waiting).toEqual([])
})

test('a page that has become whole meanwhile is left alone', () => {
  layOutRest()
  beIdle()
  beWhole()
  beIdle()
  expect(states()).toEqual(['', '', '', '', ''])
  expect(waiting).toEqual([])
})

test('a page without sections is whole too', () => {
  document.body.innerHTML = '<main></main>'
  layOutRest()
  beIdle()
  expect(root.dataset.whole).toBe('')
})

test('a browser that does not tell when it is idle is asked to wait a moment each time', () => {
  jest.useFakeTimers()
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  layOutRest()
  jest.advanceTimersByTime(60)
  expect(states()).toEqual(['', '', 'visible', '', ''])
  jest.advanceTimersByTime(300)
  expect(root.dataset.whole).toBe('')
  jest.useRealTimers()
})
