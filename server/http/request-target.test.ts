import { HttpError } from './http-error'
import { decodePathPart, readRequestTarget } from './request-target'

it.each([
  ['/', '/', ''],
  ['/project?tab=a%20b', '/project', '?tab=a%20b'],
  ['/project/?', '/project/', ''],
  ['/a/?b?c', '/a/', '?b?c'],
  ['/a/#hash?x', '/a/', ''],
  ['/%E0%B8%9A/', '/บ/', ''],
  [`/${encodeURIComponent('น้ำ'.normalize('NFD'))}/`, `/${'น้ำ'.normalize('NFC')}/`, ''],
  ['/%252F/', '/%2F/', ''],
  ['//host/x', '//host/x', ''],
  ['http://host:80/x?y', '/x', '?y'],
  ['http://host', '/', ''],
])('reads %s', (url, path, query) => {
  expect(readRequestTarget(url)).toEqual({ path, query })
})

it.each(['/%', '/%E0%A4%A', '/%FF/', '/%C0%AF', '/a%00b', '*', 'x'])('refuses %s with 400', (url) => {
  const statusOf = () => {
    try {
      readRequestTarget(url)
      return 200
    } catch (error) {
      return error instanceof HttpError ? error.status : 500
    }
  }
  expect(statusOf()).toBe(400)
})

it('decodes once', () => {
  expect(decodePathPart('%2541')).toBe('%41')
})
