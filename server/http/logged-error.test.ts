import { unavailable } from './http-error'
import { loggedError } from './logged-error'

const somying = 'somying@example.com'

const postgresError = () =>
  Object.assign(new Error(`invalid input syntax for type json: "${somying}"`), {
    name: 'error',
    severity: 'ERROR',
    code: '22P02',
    detail: `Failing row contains (${somying}).`,
    where: `JSON data, line 1: ${somying}`,
    table: 'leads',
    constraint: 'leads_language',
  })

test('An error of PostgreSQL is logged by its code, table and constraint, and by nothing that was to be stored', () => {
  const logged = loggedError(unavailable('It cannot be stored', 30, { cause: postgresError() }))
  expect(JSON.stringify(logged)).not.toContain('somying')
  expect(logged).toMatchObject({
    type: 'HttpError',
    message: 'It cannot be stored',
    cause: { message: 'PostgreSQL ERROR 22P02: table leads, constraint leads_language', code: '22P02' },
  })
  expect(logged.cause?.stack).toContain('logged-error.test')
})

test('Of other errors what libraries hang on them is left out, message and places stay', () => {
  const error = Object.assign(new TypeError('x is not a function'), { request: { body: somying } })
  const logged = loggedError(error)
  expect(logged).toEqual({
    type: 'TypeError',
    message: 'x is not a function',
    stack: expect.stringContaining('at ') as string,
  })
})

test('An error that is its own cause is logged, and so is what is no error', () => {
  const error = new Error('round')
  error.cause = error
  expect(loggedError(error).cause?.message).toBe('round')
  expect(loggedError('thrown text')).toMatchObject({ type: 'string', message: 'thrown text' })
})
