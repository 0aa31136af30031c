import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from '../../test/prebuilt-html'
import { noteTakeOver, useBrowserValue } from './use-browser-value'

const listeners = new Set<() => void>()
let current = 'real'
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const tell = (value: string) => {
  current = value
  for (const listener of listeners) listener()
}

beforeEach(() => {
  current = 'real'
})

function Value() {
  return <p>{useBrowserValue(subscribe, () => current, 'prebuilt')}</p>
}

test('A page is taken over with what was prebuilt, then it shows what the browser knows', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Value />)
  expect(container.textContent).toBe('prebuilt')
  const problems: unknown[] = []
  const root = await act(() =>
    hydrateRoot(container, <Value />, { onRecoverableError: (error) => problems.push(error) }),
  )
  expect(container.textContent).toBe('real')
  expect(problems).toEqual([])
  act(() => root.unmount())
  expect(listeners.size).toBe(0)
})

test('It follows what changes, also what changes without being told once it is rendered again', () => {
  const { container, rerender } = render(<Value />)
  act(() => tell('other'))
  expect(container.textContent).toBe('other')
  current = 'silent'
  rerender(<Value />)
  expect(container.textContent).toBe('silent')
})

test('What comes into a page that has been taken over knows it at once', () => {
  noteTakeOver()
  expect(renderToString(<Value />)).toContain('real')
})
