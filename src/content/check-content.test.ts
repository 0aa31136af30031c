import fs from 'node:fs'
import { contentDir, filesIn, readContent, readFolder, type Json } from '../../test/content-files'
import { linesOfError, useTemporaryFolder } from '../../test/temporary-folder'
import { checkContent, ContentError } from './check-content'
import { contentKinds, kindOfFile } from './kinds'

const { pathOf, write } = useTemporaryFolder()

const check = () => checkContent(pathOf())

beforeEach(() => {
  for (const single of ['site.json', 'navigation.json']) write(single, readContent(single))
})

test('A file that there must be one of is missed by its name, and an empty list is not', () => {
  fs.rmSync(pathOf('navigation.json'))
  expect(linesOfError(check).slice(1)).toEqual(['content/navigation.json: got no file, takes one'])
})

const position = () => readContent('positions/project-architect.json')

test('The content of the site passes', () => {
  expect(() => checkContent(contentDir)).not.toThrow()
})

test('Every kind of content has at least one item, so that its schema is at work', () => {
  for (const { source } of contentKinds) {
    const items = source.endsWith('.json') ? [readContent<unknown>(source)].flat() : readFolder(source)
    expect([source, items.length > 0]).toEqual([source, true])
  }
})

test('Text that is not JSON is named with its file, and the other files are checked all the same', () => {
  write('positions/a.json', '{"slug": "a",')
  write('positions/b.json', { ...position(), slug: 'b', openings: 0 })
  expect(check).toThrow(ContentError)
  const [title, malformed, wrong, ...more] = linesOfError(check)
  expect(title).toBe('Content is not right:')
  expect(malformed).toMatch(/^content\/positions\/a\.json: got text that is not JSON \(.+\), takes JSON$/)
  expect(wrong).toBe('content/positions/b.json: openings: got 0, takes at least 1')
  expect(more).toEqual([])
})

test('A slug that two files share is named with both', () => {
  write('positions/a.json', position())
  write('positions/b.json', position())
  expect(linesOfError(check).slice(1)).toEqual([
    'content/positions/b.json: slug: got "project-architect" again, takes one that content/positions/a.json does not have',
  ])
})

test('A year that stands twice in a list is named with its place', () => {
  const [first] = readContent<Json[]>('timeline.json')
  write('timeline.json', [first, { ...first, year: 1990, buddhistYear: 2533 }, first])
  expect(linesOfError(check).slice(1)).toEqual([
    'content/timeline.json [2]: year: got 1989 again, takes one that content/timeline.json [0] does not have',
  ])
})

test('Every wrong field of an item has its own line', () => {
  write('positions/a.json', { ...position(), openings: 'two', open: null, extra: 1 })
  expect(linesOfError(check).slice(1).sort()).toEqual([
    'content/positions/a.json: open: got null, takes a value',
    'content/positions/a.json: openings: got "two", takes a number',
    'content/positions/a.json: the whole: takes no field of this name: extra',
  ])
})

test.each([[null], ['text'], [3]])('An item that is %j is named', (value) => {
  write('site.json', JSON.stringify(value))
  expect(linesOfError(check)[1]).toMatch(/^content\/site\.json: the whole: got (null|"text"|3), takes (a value|an object)$/)
})

test('A long value is cut in the message', () => {
  write('positions/a.json', { ...position(), open: 'x'.repeat(500) })
  expect(linesOfError(check)[1]?.length).toBeLessThan(200)
})

test('A folder that is not there holds no items', () => {
  expect(check).not.toThrow()
})

test('Files that are not JSON and folders below are left alone', () => {
  write('positions/notes.txt', 'not JSON')
  write('articles/a.json', '{ not JSON either')
  expect(check).not.toThrow()
})

test('A file is told its kind by its folder, or its own name', () => {
  expect(kindOfFile('projects/vehha-hua-hin.json')?.typeName).toBe('Project')
  expect(kindOfFile('timeline.json')?.typeName).toBe('TimelineEntry')
  expect(kindOfFile('projects.json')).toBeUndefined()
  expect(kindOfFile('articles/a.json')).toBeUndefined()
})

test('A file is named by the slug in it', () => {
  for (const { source } of contentKinds.filter(({ source, uniqueBy }) => uniqueBy === 'slug' && !source.endsWith('.json'))) {
    const named = filesIn(source).map((file) => [file, `${String(readContent(`${source}/${file}`).slug)}.json`])
    for (const [file, expected] of named) expect(`${source}/${file}`).toBe(`${source}/${expected}`)
  }
})
