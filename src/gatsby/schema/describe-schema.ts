import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'gatsby/graphql'
import { argumentsByName, fieldsByType, listFields, nodeFields, operators, typesByName } from './gatsby-descriptions'

interface Describable {
  name: string
  description?: string | null | undefined
}

/** What Gatsby derives from a type for lists, filters and orders, by the end of its name. */
const derivedTypes: Readonly<Record<string, (type: string) => string>> = {
  GroupConnection: (type) => `${type}: those that share the value of a field`,
  Connection: (type) => `${type}: a list, and what can be counted and grouped in it`,
  Edge: (type) => `${type}: one of a list, between its neighbours`,
  FilterListInput: (type) => `${type}: conditions for a list of them`,
  FilterInput: (type) => `${type}: conditions, all of which must hold`,
  SortInput: (type) => `${type}: what to order by`,
  FieldSelector: (type) => `${type}: which field is meant`,
  QueryOperatorInput: (type) => `Conditions for a value of the kind ${type}`,
}

/** `modifiedTime` → `Modified time`, `NO_CHANGE` → `No change`: the last resort, for the many options of pictures. */
const inWords = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const describe = (thing: Describable, ...words: (string | null | undefined)[]): void => {
  thing.description ||= words.find(Boolean) ?? inWords(thing.name)
}

/** The type that one was derived from, and what for. */
function originOf(name: string): { base: string; describe: (type: string) => string } | undefined {
  const ending = Object.keys(derivedTypes).find((end) => name.endsWith(end) && name !== end)
  const words = ending === undefined ? undefined : derivedTypes[ending]
  return ending !== undefined && words ? { base: name.slice(0, -ending.length), describe: words } : undefined
}

/** Words for a field of the root type: `allX` is a list, `x` is one. */
function rootField(type: GraphQLNamedType | undefined, isAll: boolean): string | undefined {
  if (!type) return undefined
  return isAll ? `Every ${type.name}. ${type.description ?? ''}` : `One ${type.name}: the first that the conditions fit`
}

/**
 * Gives a description to every type, field, argument and value of a schema that has none: what Gatsby and its plugins add
 * comes without, and so GraphiQL would show names alone. What is described already stays as it is.
 *
 * @param schema changed in place; descriptions are all that is touched
 */
export function describeSchema(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const byLowerCase = new Map(types.map((type) => [type.name.toLowerCase(), type]))
  for (const type of types) {
    const origin = originOf(type.name)
    describe(type, typesByName[type.name], origin?.describe(origin.base))
  }
  // Output types first: conditions and orders are explained by the fields that they are about
  for (const type of [...types.filter(isObjectType), ...types.filter(isInterfaceType)]) {
    for (const field of Object.values(type.getFields())) {
      const isAll = field.name.startsWith('all')
      const ofRoot = byLowerCase.get(field.name.replace(/^all(?=[A-Z])/, '').toLowerCase())
      describe(
        field,
        fieldsByType[type.name]?.[field.name],
        type.name === 'Query' ? rootField(ofRoot, isAll) : undefined,
        nodeFields[field.name],
        originOf(type.name) ? listFields[field.name] : undefined,
        childWords(field.name),
      )
      for (const argument of field.args) describe(argument, argumentsByName[argument.name])
    }
  }
  for (const type of types.filter(isInputObjectType)) {
    const origin = originOf(type.name)
    const base = origin && schema.getType(origin.base)
    const outputs = isObjectType(base) || isInterfaceType(base) ? base.getFields() : {}
    for (const field of Object.values(type.getFields())) {
      describe(field, operators[field.name], outputs[field.name]?.description)
    }
  }
  for (const type of types.filter(isEnumType)) {
    for (const value of type.getValues()) describe(value, fieldsByType[type.name]?.[value.name])
  }
}

/** `childX` and `childrenX`: what a transformer made of a node. */
function childWords(field: string): string | undefined {
  const [, many, type] = /^child(ren)?([A-Z]\w*)$/.exec(field) ?? []
  return type && `The ${type} that ${many ? 'were' : 'was'} made from it`
}
