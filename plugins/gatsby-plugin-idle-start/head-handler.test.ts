/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { act, createElement, useState } from 'react'
import { headHandlerForBrowser } from './head-handler'
import { beginTakeOver, endTakeOver } from './taking-over'

const mockRendered = jest.fn()
jest.mock(
  'gatsby-head-handler',
  () => {
    const react = jest.requireActual<{ useEffect: (work: () => void) => void }>('react')
    return { headHandlerForBrowser: ({ title }: { title: string }) => react.useEffect(() => void mockRendered(title)) }
  },
  { virtual: true },
)

let show: (title: string) => void
function Page() {
  const [title, setTitle] = useState('first')
  show = setTitle
  headHandlerForBrowser({ title })
  return null
}

afterEach(() => {
  endTakeOver()
  mockRendered.mockClear()
})

test('the head of the page that was loaded stays as it came, later ones are made', () => {
  beginTakeOver()
  render(createElement(Page))
  expect(mockRendered).not.toHaveBeenCalled()
  endTakeOver()
  act(() => show('second'))
  expect(mockRendered.mock.calls).toEqual([['second']])
})

test('a page that is rendered anew has its head made', () => {
  render(createElement(Page))
  expect(mockRendered.mock.calls).toEqual([['first']])
})
