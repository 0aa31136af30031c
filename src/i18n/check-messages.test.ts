import { messagesDir } from '../../test/dictionaries'
import { linesOfError, useTemporaryFolder } from '../../test/temporary-folder'
import { checkMessages, MessagesError } from './check-messages'

const { pathOf, write } = useTemporaryFolder()

const check = () => checkMessages(pathOf())

test('The dictionaries of the site have the same keys in both languages', () => {
  expect(() => checkMessages(messagesDir)).not.toThrow()
})

test('Equal keys in another order pass', () => {
  write('th/common.json', { a: 'ก', b: { c: 'ข' } })
  write('en/common.json', { b: { c: 'c' }, a: 'a' })
  expect(check).not.toThrow()
})

test('A key that one language lacks is named with its file', () => {
  write('th/common.json', { a: 'ก', b: { c: 'ข', d: 'ค' } })
  write('en/common.json', { a: 'a', b: { c: 'c' } })
  expect(check).toThrow(MessagesError)
  expect(linesOfError(check)).toEqual(['The dictionaries are not right:', 'en/common.json: "b.d" is missing'])
})

test('An empty text, and one of spaces alone, is named', () => {
  write('th/common.json', { a: '', b: { c: ' \n' } })
  write('en/common.json', { a: 'a', b: { c: 'c' } })
  expect(linesOfError(check).slice(1)).toEqual([
    'th/common.json: a: got an empty text, takes words',
    'th/common.json: b.c: got an empty text, takes words',
  ])
})

test('A file that one language lacks is named by each of its keys', () => {
  write('th/common.json', { a: 'ก' })
  write('en/common.json', { a: 'a' })
  write('en/extra.json', { b: 'b', c: 'c' })
  expect(linesOfError(check).slice(1)).toEqual(['th/extra.json: "b" is missing', 'th/extra.json: "c" is missing'])
})

test.each([[null], [3], [['a']], [true]])('The value %j is not a text', (value) => {
  write('th/common.json', { a: value })
  write('en/common.json', { a: 'a' })
  expect(linesOfError(check)).toContain(`th/common.json: a: got ${JSON.stringify(value)}, takes a text or more keys`)
})

test('All faults of all files come at once', () => {
  write('th/a.json', { x: '' })
  write('en/a.json', { x: 'x', y: 'y' })
  write('th/b.json', { z: 'z' })
  write('en/b.json', {})
  expect(linesOfError(check).slice(1)).toHaveLength(3)
})
