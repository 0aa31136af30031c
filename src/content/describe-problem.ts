import type { ValidationError } from 'yup'

const shorten = (text: string, most = 80) => (text.length > most ? `${text.slice(0, most)}…` : text)

const show = (value: unknown) => (value === undefined ? 'nothing' : shorten(JSON.stringify(value)))

const articleFor = (type: string) => (type === 'array' || type === 'object' ? `an ${type}` : `a ${type}`)

/** What a field takes, in words, from the rule of yup that it broke. */
function takes({ type, params, message }: ValidationError): string {
  const given: Record<string, unknown> | undefined = params
  switch (type) {
    case 'typeError':
      return articleFor(typeof given?.type === 'string' ? given.type : 'value of another type')
    case 'required':
    case 'optionality':
    case 'nullable':
      return 'a value'
    case 'oneOf':
      return `one of ${String(given?.values)}`
    case 'noUnknown':
      return `no field of this name: ${String(given?.unknown)}`
    case 'min':
      return given && 'more' in given ? `more than ${String(given['more'])}` : `at least ${String(given?.min)}`
    case 'max':
      return given && 'less' in given ? `less than ${String(given['less'])}` : `at most ${String(given?.max)}`
    case 'trim':
      return 'a text without spaces at its ends'
    case 'length':
      return `exactly ${String(given?.length)} items`
    case 'integer':
      return 'a whole number'
    case 'email':
      return 'an e-mail address'
    default:
      return message
  }
}

/**
 * Says what is wrong with one field: its name, what it got and what it takes.
 *
 * @param error one of the inner errors of a yup validation
 * @returns such as `startingPrice.baht: got "abc", takes a number`
 */
export function describeProblem(error: ValidationError): string {
  const value: unknown = error.params?.originalValue ?? error.value
  const got = error.type === 'noUnknown' ? '' : `got ${show(value)}, `
  return `${error.path || 'the whole'}: ${got}takes ${takes(error)}`
}
