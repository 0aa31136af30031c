import { parse, type FieldDefinitionNode, type ObjectTypeDefinitionNode } from 'graphql'
import { createSchemaCustomization, typeDefinitions } from './schema'

const types = parse(typeDefinitions).definitions as ObjectTypeDefinitionNode[]
const fieldsOf = (type: string): readonly FieldDefinitionNode[] =>
  types.find(({ name }) => name.value === type)?.fields ?? []
const directives = (field: FieldDefinitionNode) => (field.directives ?? []).map(({ name }) => name.value)

test('Gatsby is given the definitions', () => {
  const createTypes = jest.fn()
  void createSchemaCustomization?.({ actions: { createTypes } } as never, { plugins: [] }, () => undefined)
  expect(createTypes).toHaveBeenCalledWith(typeDefinitions)
})

test('every type and every field has a description', () => {
  const bare = types.flatMap((type) =>
    [type, ...(type.fields ?? [])].filter(({ description }) => !description?.value.trim()),
  )
  expect(bare.map(({ name }) => name.value)).toEqual([])
  expect(types.map(({ name }) => name.value)).toEqual(['Article', 'ArticleCategory', 'ArticleTag', 'ArticlePicture'])
})

test('the node types are not inferred, so an empty API changes nothing', () => {
  const notInferred = types.filter(({ directives }) => directives?.some(({ name }) => name.value === 'dontInfer'))
  expect(notInferred.map(({ name }) => name.value)).toEqual(['Article', 'ArticleCategory'])
})

test('every field with a language is localized, and no other', () => {
  for (const field of types.flatMap(({ fields }) => fields ?? [])) {
    const hasLanguage = (field.arguments ?? []).some(({ name }) => name.value === 'language')
    expect([field.name.value, directives(field).includes('localized')]).toEqual([field.name.value, hasLanguage])
  }
})

test('links go by node id, so that an edit runs again only what shows it', () => {
  const links = ['Article', 'ArticlePicture'].flatMap(fieldsOf).filter((field) => directives(field).includes('link'))
  expect(links.map(({ name }) => name.value)).toEqual(['category', 'relatedContents', 'file'])
  expect(links.flatMap((field) => field.directives?.flatMap((directive) => directive.arguments ?? []))).toEqual([])
})

test('the HTML of the body is not in the schema', () => {
  expect(fieldsOf('Article').map(({ name }) => name.value)).not.toContain('bodyHtml')
})
