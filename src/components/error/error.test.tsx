import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { takeConsole } from '../../../test/console-messages'
import { InLanguage } from '../../../test/in-language'
import { ErrorBoundary } from './error-boundary'
import { ErrorView } from './error-view'

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test.each([
  [404, 'Page Not Found', '404'],
  [500, 'Internal Server Error', '500'],
  [503, 'Internal Server Error', '503'],
  [403, 'Internal Server Error', '403'],
  [undefined, 'Internal Server Error', '500'],
])('The view of the status %s is headed %s', (status, title, shown) => {
  render(
    <InLanguage language="en">
      <ErrorView status={status} />
    </InLanguage>,
  )
  expect(heading()).toBe(title)
  expect(screen.getByText(shown)).toBeVisible()
})

test.each([
  ['th', 'โหลดหน้านี้อีกครั้ง', '/'],
  ['en', 'Load the page again', '/en/'],
] as const)('In %s the view offers to load again and to go home', (language, reload, home) => {
  render(
    <InLanguage language={language}>
      <ErrorView />
    </InLanguage>,
  )
  expect(screen.getByRole('button', { name: reload })).toBeEnabled()
  expect(screen.getByRole('link')).toHaveAttribute('href', home)
})

function Failing({ error }: { error: unknown }): never {
  throw error
}

const boundaryOn = (error: unknown) =>
  render(
    <InLanguage language="en">
      <p>Header</p>
      <ErrorBoundary>
        <Failing error={error} />
      </ErrorBoundary>
    </InLanguage>,
  )

const withStatus = (status: unknown) => Object.assign(new Error('failed'), { status })

test.each([
  ['an error', new Error('failed'), 'Internal Server Error'],
  ['an error with status 404', withStatus(404), 'Page Not Found'],
  ['an error with status 503', withStatus(503), 'Internal Server Error'],
  ['an error with a status that is no number', withStatus('404'), 'Internal Server Error'],
  ['a text', 'failed', 'Internal Server Error'],
  ['null', null, 'Internal Server Error'],
])('A page that throws %s is replaced by the view, and what is round it stays', (_, error, title) => {
  const logged = takeConsole('error')
  boundaryOn(error)
  expect(heading()).toBe(title)
  expect(screen.getByText('Header')).toBeVisible()
  expect(logged.filter((message) => message.startsWith('The page failed'))).toHaveLength(1)
})

test('A page that fails later is replaced too', async () => {
  const logged = takeConsole('error')
  function Page() {
    const [isFailing, setFailing] = useState(false)
    if (isFailing) throw new Error('too late')
    return <button onClick={() => setFailing(true)}>Fail</button>
  }
  render(
    <InLanguage language="en">
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    </InLanguage>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Fail' }))
  expect(heading()).toBe('Internal Server Error')
  expect(logged.join()).toContain('too late')
})

test('A page that does not fail is left alone', () => {
  render(
    <ErrorBoundary>
      <p>All is well</p>
    </ErrorBoundary>,
  )
  expect(screen.getByText('All is well')).toBeVisible()
})
