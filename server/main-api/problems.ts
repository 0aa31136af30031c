import type { FieldErrors } from '../../src/forms/validate'
import { HttpError } from '../http/http-error'

/** Errors of submissions (contracts, section 4). `fields` are keys of the dictionary `forms`. */

export const validationFailed = (fields: FieldErrors) =>
  new HttpError(422, 'validation_failed', 'Some fields are not right', { fields })

/** @param fields the fields whose files are over the limit; none when something else is too large */
export const tooLarge = (fields: FieldErrors = {}) =>
  new HttpError(413, 'too_large', 'A file or the whole submission is too large', { fields })

export const wrongFileType = (fields: FieldErrors) =>
  new HttpError(415, 'unsupported_media_type', 'A file is not JPEG, PNG, GIF or PDF', { fields })

/** @param retryAfterS seconds until the address may send again */
export const tooMany = (retryAfterS: number) =>
  new HttpError(429, 'too_many_requests', 'Too many submissions from this address', {
    headers: { 'retry-after': String(retryAfterS) },
  })
