/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { act, createElement, useEffect, useState } from 'react'
import { headHandlerForBrowser } from './head-handler'
import { beginTakeOver, endTakeOver } from './taking-over'

const rendered = jest.fn()
jest.mock(
  'gatsby-head-handler',
  () => ({ headHandlerForBrowser: (head: { title: string }) => useEffect(() => void rendered(head.title)) }),
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
  rendered.mockClear()
})

test('the head of the page that was loaded stays as it came, later ones are made', () => {
  beginTakeOver()
  render(createElement(Page))
  expect(rendered).not.toHaveBeenCalled()
  endTakeOver()
  act(() => show('second'))
  expect(rendered.mock.calls).toEqual([['second']])
})

test('a page that is rendered anew has its head made', () => {
  render(createElement(Page))
  expect(rendered.mock.calls).toEqual([['first']])
})
