import fs from 'node:fs'
import path from 'node:path'
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'gatsby/graphql'
import { describeSchema } from './describe-schema'

/** As Gatsby makes it: what the site declares has words, what Gatsby adds has none. */
const likeGatsby = /* GraphQL */ `
  interface Node {
    id: ID!
    parent: Node
    children: [Node!]!
    internal: Internal!
  }
  type Internal {
    contentDigest: String!
  }
  "A year."
  type TimelineEntry implements Node {
    "Year of the common era"
    year: Int!
    "In a few words"
    title(language: String = "th"): String!
    id: ID!
    parent: Node
    children: [Node!]!
    internal: Internal!
  }
  type TimelineEntryConnection {
    totalCount: Int!
    nodes: [TimelineEntry!]!
    max(field: TimelineEntryFieldSelector!): Float
  }
  input TimelineEntryFieldSelector {
    year: FieldSelectorEnum
  }
  input TimelineEntryFilterInput {
    year: IntQueryOperatorInput
  }
  input IntQueryOperatorInput {
    eq: Int
  }
  enum FieldSelectorEnum {
    SELECT
  }
  enum ImageFit {
    COVER
  }
  scalar GatsbyImageData
  type Query {
    timelineEntry(year: IntQueryOperatorInput): TimelineEntry
    allTimelineEntry(filter: TimelineEntryFilterInput, limit: Int): TimelineEntryConnection!
  }
`

/** Names of what has no words. */
function undescribed(schema: ReturnType<typeof buildSchema>): string[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      const withFields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
      const inputs = isInputObjectType(type) ? Object.values(type.getFields()) : []
      const values = isEnumType(type) ? type.getValues() : []
      const parts = [type, ...withFields, ...withFields.flatMap(({ args }) => args), ...inputs, ...values]
      return parts.filter(({ description }) => !description).map(({ name }) => `${type.name} ${name}`)
    })
}

it('leaves nothing without a description', () => {
  const schema = buildSchema(likeGatsby)
  expect(undescribed(schema).length).toBeGreaterThan(20)
  describeSchema(schema)
  expect(undescribed(schema)).toEqual([])
})

it('keeps the words that are there, and says conditions in the words of the field that they are about', () => {
  const schema = buildSchema(likeGatsby)
  describeSchema(schema)
  const words = (type: string, field: string) => {
    const found = schema.getType(type)
    return isObjectType(found) || isInputObjectType(found) ? found.getFields()[field]?.description : undefined
  }
  expect(schema.getType('TimelineEntry')?.description).toBe('A year.')
  expect(words('TimelineEntry', 'year')).toBe('Year of the common era')
  expect(words('TimelineEntryFilterInput', 'year')).toBe('Year of the common era')
  expect(words('TimelineEntry', 'id')).toBe('Unique key of the node, the same from build to build')
  expect(words('Query', 'allTimelineEntry')).toBe('Every TimelineEntry. A year.')
})

it('the types that the last build generated have a description for every type and field', () => {
  const lines = fs.readFileSync(path.resolve('src/gatsby-types.d.ts'), 'utf8').split('\n')
  // Arguments and the results of queries repeat what is explained elsewhere
  const end = lines.findIndex((line) => /^type \w+(Fragment|QueryVariables) =/.test(line))
  const isTypeOrField = (line: string) => /^type \w+ = (?!\w*\[)/.test(line) || /^ {2}readonly \w+[?:]/.test(line)
  const first = lines.findIndex((line) => line.startsWith('type AVIFOptions'))
  const bare = lines
    .slice(0, end)
    .filter((line, index) => index >= first && isTypeOrField(line) && !lines[index - 1]?.trim().endsWith('*/'))
    .filter((line) => !/^type \w+Args = /.test(line))
  expect(first).toBeGreaterThan(0)
  expect(end).toBeGreaterThan(first)
  expect(bare).toEqual([])
})
