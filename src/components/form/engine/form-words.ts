import type { ApiError } from '../../../clients/api-error'
import type { FormName } from '../../../forms/fields'
import { limitsOf } from '../../../forms/limits-of'
import type { MessageKey, Translate } from '../../../i18n/message-types'

type FormKey = MessageKey<'forms'>

/** Where the server says nothing of its own. */
const waitSeconds = 60

/** What is wrong with a field, in words. A key that this page does not know, from a newer server, is said in general. */
export function fieldWords(messages: Translate<'forms'>, form: FormName, name: string, key: string): string {
  const words = messages(key as FormKey, { ...limitsOf(form, name) })
  return words === key ? messages('errors.field.invalid') : words
}

const keyOfStatus = (status: number): FormKey => {
  if (status === 413) return 'failure.tooLarge'
  if (status === 415) return 'failure.fileType'
  if (status === 429) return 'failure.tooMany'
  if (status === 503) return 'failure.unavailable'
  return status >= 500 ? 'failure.server' : 'failure.status'
}

/** Why a form could not be sent, in words (specification, section 8). */
export function failureWords(messages: Translate<'forms'>, { kind, status, retryAfterSeconds }: ApiError): string {
  // What answers in another shape is no answer of ours: the sign-in page of a network, say
  if (kind === 'shape' || status === undefined) return messages(`failure.${kind === 'shape' ? 'network' : kind}`)
  return messages(keyOfStatus(status), { status, seconds: retryAfterSeconds ?? waitSeconds })
}
