import fs from 'node:fs'
import path from 'node:path'
import { ValidationError } from 'yup'
import { describeProblem } from './describe-problem'
import { contentKinds, type ContentKind } from './kinds'

/** One item of content as it stands in its file. */
interface Item {
  /** File under content/, with the position where the file holds a list. */
  place: string
  value: unknown
}

/** All problems of content/, one line each. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
}

/**
 * Checks one item against the schema of its kind.
 *
 * @returns one line per wrong field; empty when all is well
 */
export function problemsOfItem({ schema }: ContentKind, value: unknown): string[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return (error.inner.length > 0 ? error.inner : [error]).map(describeProblem)
  }
}

function readItems(file: string, place: string, problems: string[]): Item[] {
  try {
    const content: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
    return Array.isArray(content)
      ? content.map((value: unknown, index) => ({ place: `${place} [${index}]`, value }))
      : [{ place, value: content }]
  } catch (error) {
    problems.push(`${place}: got text that is not JSON (${(error as Error).message}), takes JSON`)
    return []
  }
}

function itemsOfKind(contentDir: string, { source, uniqueBy }: ContentKind, problems: string[]): Item[] {
  const location = path.join(contentDir, source)
  if (!fs.existsSync(location)) {
    // Lists may be empty; what there is only one of must be there
    if (uniqueBy === null) problems.push(`content/${source}: got no file, takes one`)
    return []
  }
  if (source.endsWith('.json')) return readItems(location, `content/${source}`, problems)
  return fs
    .readdirSync(location)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => readItems(path.join(location, name), `content/${source}/${name}`, problems))
}

function repeatedKeys({ uniqueBy }: ContentKind, items: readonly Item[]): string[] {
  if (uniqueBy === null) return []
  const firstPlaces = new Map<unknown, string>()
  return items.flatMap(({ place, value }) => {
    const key = (value as Record<string, unknown> | null)?.[uniqueBy]
    const first = firstPlaces.get(key)
    if (first === undefined) firstPlaces.set(key, place)
    return first === undefined ? [] : [`${place}: ${uniqueBy}: got ${JSON.stringify(key)} again, takes one that ${first} does not have`]
  })
}

/**
 * Checks every local JSON file of the site, before anything is built from it.
 *
 * @param contentDir the folder content/
 * @throws {ContentError} naming each file, field, what it got and what it takes
 */
export function checkContent(contentDir: string): void {
  const problems: string[] = []
  for (const kind of contentKinds) {
    const items = itemsOfKind(contentDir, kind, problems)
    for (const { place, value } of items) {
      problems.push(...problemsOfItem(kind, value).map((problem) => `${place}: ${problem}`))
    }
    problems.push(...repeatedKeys(kind, items))
  }
  if (problems.length > 0) throw new ContentError(`Content is not right:\n  ${problems.join('\n  ')}`)
}
