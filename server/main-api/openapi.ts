import type { FastifySchema } from 'fastify'
import type { SchemaDescription } from 'yup'
import { acceptedFiles, maxFileBytes, type FormName } from '../../src/forms/fields'
import { fileFieldsOf, formSchemas, requiredFieldsOf } from '../../src/forms/form-schemas'
import { wordsIn } from './words'

/** A part of a JSON schema, as OpenAPI has it. */
type JsonSchema = Readonly<Record<string, unknown>>

const english = wordsIn('en')

const paramOf = ({ tests }: SchemaDescription, name: string, param: string): unknown =>
  tests.find((test) => test.name === name)?.params?.[param]

const defined = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))

const formats: Readonly<Record<string, string>> = { email: 'email' }

function textSchema(name: string, description: SchemaDescription): JsonSchema {
  const maxLength = paramOf(description, 'max', 'max')
  const choices = description.oneOf.length > 0 ? description.oneOf : undefined
  return { type: 'string', maxLength, enum: choices, format: formats[name] }
}

const numberSchema = (description: SchemaDescription): JsonSchema => ({
  type: 'number',
  minimum: paramOf(description, 'min', 'min'),
  maximum: paramOf(description, 'max', 'max'),
})

const booleanSchema = ({ oneOf, default: standard }: SchemaDescription): JsonSchema => ({
  type: 'boolean',
  enum: oneOf.length > 0 ? oneOf : undefined,
  default: standard,
})

const descriptions: Readonly<Record<string, string>> = {
  language: 'Language that the visitor reads in',
  source: 'Where the visitor came from; in multipart, JSON text. Longer texts are cut to 300 characters',
  mobile: 'Phone number in any usual writing; stored as + and digits',
  position: 'Slug of an open position, or general',
  price_per_sqw: 'Price per square wah in baht; either this or total_value is needed',
  total_value: 'Total value in baht; either this or price_per_sqw is needed',
}

function fieldSchema(form: FormName, name: string, description: SchemaDescription): JsonSchema {
  const words = descriptions[name] ?? english(`labels.${name}`) ?? name
  if (fileFieldsOf(form).includes(name)) {
    const limits = `${acceptedFiles}; at most ${maxFileBytes} bytes; multipart only`
    return { type: 'string', format: 'binary', description: `${words} (${limits})` }
  }
  const kinds: Readonly<Record<string, JsonSchema>> = {
    string: textSchema(name, description),
    number: numberSchema(description),
    boolean: booleanSchema(description),
    object: objectSchema(form, description as SchemaDescription & Fields),
  }
  return defined({ ...kinds[description.type], description: words })
}

interface Fields {
  fields?: Readonly<Record<string, unknown>>
}

function objectSchema(form: FormName, { fields = {} }: Fields): JsonSchema {
  const entries = Object.entries(fields) as [string, SchemaDescription][]
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, fieldSchema(form, name, field)])),
  }
}

const antiSpam: JsonSchema = {
  website: { type: 'string', maxLength: 0, description: 'Empty; programs that fill it in are stored as suspected' },
  elapsed_ms: { type: 'number', minimum: 0, description: 'Milliseconds from the first sight of the form to sending' },
}

/** JSON schema of the body of a form, made of what its yup schema says of itself. */
export function bodySchema(form: FormName): JsonSchema {
  const { fields } = formSchemas[form].describe()
  const shape = objectSchema(form, { fields })
  return {
    ...shape,
    properties: { ...(shape['properties'] as JsonSchema), ...antiSpam },
    required: requiredFieldsOf(form),
  }
}

const error: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', description: 'For programs, such as validation_failed' },
        message: { type: 'string', description: 'For those who read logs' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'Key of the message at each field that is not right, such as errors.email.required',
        },
      },
    },
  },
}

const receipt: JsonSchema = {
  type: 'object',
  properties: {
    data: {
      type: 'object',
      properties: {
        id: { type: 'string', format: 'uuid', description: 'Id of the submission' },
        received_at: { type: 'string', format: 'date-time', description: 'When it was taken in' },
      },
    },
  },
}

const statuses: Readonly<Record<number, string>> = {
  400: 'Malformed JSON or multipart, or an Idempotency-Key that is no UUID',
  401: 'Bearer token missing or wrong',
  413: 'A file over 5 MB, or a body without files over 256 kB',
  415: 'A file that is not JPEG, PNG, GIF or PDF by its content',
  422: 'Fields that are not right',
  429: 'Too many submissions from this address; Retry-After says when to try again',
  503: 'Database or disk not there; Retry-After says when to try again',
}

const titles: Readonly<Record<FormName, string>> = {
  registration: 'Interest in a project',
  inquiry: 'An inquiry',
  land: 'Land that is offered for sale',
  career: 'An application for a position',
  rights: 'A request of a data subject',
}

/** What the OpenAPI document says of a form. */
export const formRouteSchema = (form: FormName): FastifySchema => ({
  summary: titles[form],
  consumes:
    fileFieldsOf(form).length > 0
      ? ['multipart/form-data']
      : ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'],
  security: [{ token: [] }],
  headers: {
    type: 'object',
    properties: {
      'idempotency-key': {
        type: 'string',
        format: 'uuid',
        description: 'Made once per submission; a repeat is answered as the first was, and stored once',
      },
    },
  },
  body: bodySchema(form),
  response: {
    201: { description: 'Stored, and on disk', ...receipt },
    ...Object.fromEntries(Object.entries(statuses).map(([status, description]) => [status, { description, ...error }])),
  },
})

/** What the OpenAPI document says of the API as a whole. */
export const openApiOptions = {
  openapi: {
    openapi: '3.0.3',
    info: {
      title: 'Main API',
      description: 'Takes what the forms of the website send. Each form is posted once, with a key of its own.',
      version: '1.0.0',
    },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  },
} as const
