import fs from 'node:fs'
import path from 'node:path'

/** The words of schema.org: types, their properties, and what a property may hold. */
export interface Vocabulary {
  isType: (type: string) => boolean
  /** Names of what a property of a type may hold; null when the type has no such property. */
  rangeOf: (type: string, property: string) => readonly string[] | null
  /** Whether a type is another one, or one of its subtypes. */
  isKindOf: (type: string, other: string) => boolean
  /** Texts that stand for members of an enumeration, such as `https://schema.org/InStock`. */
  membersOf: (type: string) => ReadonlySet<string>
}

interface Declarations {
  /** By name of the interface: what it extends. */
  parents: Map<string, readonly string[]>
  /** By name of the interface: its own properties with their ranges. */
  properties: Map<string, Map<string, readonly string[]>>
  /** By name of the type: what it is one of. */
  unions: Map<string, readonly string[]>
}

const interfaceStart = /^(?:export )?interface (\w+) extends ([\w<>, ]+) \{$/
const property = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/
const union = /^export type (\w+) = (.+);$/
const partsOf = (text: string) => text.split('|').map((part) => part.trim())

function readDeclarations(source: string): Declarations {
  const found: Declarations = { parents: new Map(), properties: new Map(), unions: new Map() }
  let current = new Map<string, readonly string[]>()
  for (const line of source.split('\n')) {
    const [, name, parents = ''] = interfaceStart.exec(line) ?? []
    if (name) {
      current = new Map()
      found.parents.set(
        name,
        parents.split(',').map((parent) => parent.trim()),
      )
      found.properties.set(name, current)
      continue
    }
    const [, key, range = ''] = property.exec(line) ?? []
    if (key) current.set(key, partsOf(range))
    const [, alias, members = ''] = union.exec(line) ?? []
    if (alias) found.unions.set(alias, partsOf(members))
  }
  return found
}

let known: Vocabulary | null = null

/** The vocabulary of schema.org as the package schema-dts declares it in types, which are read here as data. */
export function schemaVocabulary(): Vocabulary {
  known ??= createVocabulary(readDeclarations(fs.readFileSync(declarationsFile(), 'utf8')))
  return known
}

const declarationsFile = () => path.join(path.dirname(require.resolve('schema-dts')), 'schema.d.ts')

function createVocabulary({ parents, properties, unions }: Declarations): Vocabulary {
  const rangeIn = (name: string, key: string): readonly string[] | null => {
    const own = properties.get(name)?.get(key)
    if (own) return own
    for (const parent of parents.get(name) ?? []) {
      const found = rangeIn(parent, key)
      if (found) return found
    }
    return null
  }
  const isKindOf = (type: string, other: string): boolean =>
    type === other ||
    (unions.get(other) ?? []).some((part) => part !== other && unions.has(part) && isKindOf(type, part))
  return {
    isType: (type) => parents.has(`${type}Leaf`),
    rangeOf: (type, key) => rangeIn(`${type}Leaf`, key),
    isKindOf,
    membersOf: (type) =>
      new Set((unions.get(type) ?? []).filter((part) => part.startsWith('"')).map((part) => part.slice(1, -1))),
  }
}
