import fs from 'node:fs'
import { eventParameters } from './events'

const sharedByAll = ['page_path', 'page_language']

/** Rows of the table of events: name and parameters. */
function documented(): Record<string, string[]> {
  const text = fs.readFileSync('docs/analytics.md', 'utf8').split('## Events')[1] ?? ''
  const rows = [...text.matchAll(/^\| `(\w+)` \|[^|]*\|([^|]*)\|$/gm)]
  const values = /: (`[\w-]+`(, | or )?)+/g
  return Object.fromEntries(
    rows.map(([, name, parameters]) => [
      String(name),
      [
        ...String(parameters)
          .replace(values, '')
          .matchAll(/`([a-z_]+)`/g),
      ].map(([, one]) => String(one)),
    ]),
  )
}

test('docs/analytics.md names every event with its parameters, and no other', () => {
  expect(documented()).toEqual(eventParameters)
})

test('what every event has is said once', () => {
  const own = Object.values(eventParameters).flat() as string[]
  expect(own.filter((name) => sharedByAll.includes(name))).toEqual([])
})
