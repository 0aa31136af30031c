import type { InferType, SchemaDescription } from 'yup'
import { careerSchema } from './schemas/career'
import { inquirySchema } from './schemas/inquiry'
import { landSchema } from './schemas/land'
import { registrationSchema } from './schemas/registration'
import { rightsSchema } from './schemas/rights'
import type { FormName } from './fields'

/** The schema of each form; browser and server check with the same. */
export const formSchemas = {
  registration: registrationSchema,
  inquiry: inquirySchema,
  land: landSchema,
  career: careerSchema,
  rights: rightsSchema,
} as const satisfies Record<FormName, unknown>

/** What a form holds once it is valid. */
export type FormValues<Form extends FormName> = InferType<(typeof formSchemas)[Form]>

/** Names of the files that a form carries. */
export const fileFieldsOf = (form: FormName): string[] =>
  Object.entries(formSchemas[form].describe().fields)
    .filter(([, field]) => 'meta' in field && (field.meta as { file?: true } | undefined)?.file)
    .map(([name]) => name)

/** Names of the fields that must be there. A price of land may be missing when the other one is there. */
export const requiredFieldsOf = (form: FormName): string[] =>
  (Object.entries(formSchemas[form].describe().fields) as [string, SchemaDescription][])
    .filter(([, field]) => !field.optional && !field.nullable && field.default === undefined)
    .map(([name]) => name)
