import { boolean, mixed, number, string, type Schema } from 'yup'
import { maxLengths } from '../fields'
import { isAcceptedFile, isFileFacts, isSmallEnough, type FileFacts } from '../file-facts'
import { cleanLine, cleanText, isEmail, lengthOf, normalisePhone, parseDecimal } from '../normalise'

/**
 * The kinds of fields, each a yup schema whose transforms bring what was typed into the form that is stored. yup's own
 * transforms are taken out: they make text of numbers and objects. Messages are keys of the dictionary `forms`.
 */

function withoutTransforms<Kind extends Schema>(schema: Kind): Kind {
  schema.transforms = []
  return schema
}

const ofText =
  (change: (text: string) => unknown) =>
  (value: unknown): unknown =>
    typeof value === 'string' ? change(value) || undefined : value

function text(name: string, max: number, clean: (text: string) => string) {
  return withoutTransforms(string())
    .label(name)
    .transform(ofText(clean))
    .test({
      name: 'max',
      params: { max },
      message: 'errors.text.tooLong',
      skipAbsent: true,
      test: (value) => lengthOf(value ?? '') <= max,
    })
}

/** Text of one line that must be there. */
export const line = (name: string, max: number = maxLengths.other) =>
  text(name, max, cleanLine).typeError(`errors.${name}.required`).required(`errors.${name}.required`)

/** Text of one line that may be missing. */
export const optionalLine = (name: string, max: number = maxLengths.other) =>
  text(name, max, cleanLine).typeError('errors.text.invalid').nullable()

/** Text of several lines that must be there. */
export const paragraph = (name: string, max: number = maxLengths.message) =>
  text(name, max, cleanText).typeError(`errors.${name}.required`).required(`errors.${name}.required`)

/** One key of a list. */
export const choice = <Key extends string>(
  name: string,
  keys: readonly Key[],
  missing: string = `errors.${name}.required`,
) =>
  withoutTransforms(string<Key>())
    .label(name)
    .transform(ofText((value) => value.trim()))
    .typeError('errors.option.unknown')
    .oneOf(keys, 'errors.option.unknown')
    .required(missing)

export const email = (name = 'email') =>
  line(name, maxLengths.email).test({
    name: 'email',
    message: `errors.${name}.invalid`,
    skipAbsent: true,
    test: (value) => isEmail(value ?? ''),
  })

/** A phone number, kept as `+` and digits. */
export const phone = (name = 'mobile') =>
  line(name)
    .transform(ofText((value) => normalisePhone(value) ?? value))
    .test({
      name: 'phone',
      message: `errors.${name}.invalid`,
      skipAbsent: true,
      test: (value) => normalisePhone(value ?? '') !== null,
    })

/** A number within limits that may be missing. */
export const optionalAmount = (name: string, [least, most]: readonly [number, number]) =>
  withoutTransforms(number())
    .label(name)
    .transform((value: unknown) => (typeof value === 'string' && value.trim() ? parseDecimal(value) : value))
    .transform((value: unknown) => (typeof value === 'string' ? undefined : value))
    .typeError('errors.number.invalid')
    .min(least, 'errors.number.range')
    .max(most, 'errors.number.range')

/** A number within limits that must be there. */
export const amount = (name: string, limits: readonly [number, number]) =>
  optionalAmount(name, limits).required(`errors.${name}.required`)

const truth = (name: string) =>
  withoutTransforms(boolean())
    .label(name)
    .transform((value: unknown) => (value === 'true' ? true : value === 'false' ? false : value))
    .transform((value: unknown) => (value === '' ? undefined : value))

/** A box that must be ticked. */
export const mustBeTrue = (name: string) =>
  truth(name)
    .typeError(`errors.${name}.required`)
    .required(`errors.${name}.required`)
    .oneOf([true], `errors.${name}.required`)

/** A box that may be ticked. */
export const optionalTruth = (name: string) => truth(name).typeError('errors.option.unknown').default(false)

/** A file that must be there: type by name and media type, at most 5 MB. */
export const file = (name: string) =>
  mixed<FileFacts>(isFileFacts)
    .label(name)
    .meta({ file: true })
    .typeError(`errors.${name}.required`)
    .required(`errors.${name}.required`)
    .test({ name: 'type', message: 'errors.file.type', skipAbsent: true, test: (value) => isAcceptedFile(value) })
    .test({ name: 'size', message: 'errors.file.size', skipAbsent: true, test: (value) => isSmallEnough(value) })
