import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormName } from '../../src/forms/fields'
import { validateForm, type FieldErrors } from '../../src/forms/validate'
import { localizedPath } from '../../src/i18n/paths'
import { isSameSecret } from '../http/bearer'
import { badRequest, HttpError, unauthorized, unavailable } from '../http/http-error'
import { discardIncoming } from '../uploads/receive-upload'
import { infectedMessage } from '../uploads/scan'
import { formPage } from './form-page'
import type { MainApiContext } from './context'
import { isPagePost, languageOfForm } from './page-request'
import { tooLarge, validationFailed, wrongFileType } from './problems'
import { suspicionOf } from './spam'
import { findReceipt, storeSubmission, type Receipt } from './store-submission'
import { digestOf, readSubmission, valuesToCheck, wrongFiles, type Submission } from './submission'

const retryAfterS = 30
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const keyBucketMs = 60 * 60 * 1000

/** Errors of the database and the disk become 503; our own mistakes stay what they are. */
async function withStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HttpError || error instanceof TypeError || error instanceof ReferenceError) throw error
    throw unavailable('The submission cannot be stored at the moment', retryAfterS, { cause: error })
  }
}

/**
 * The Idempotency-Key of a request, in lower case; null when there is none.
 *
 * @throws {HttpError} 400 when it is no UUID
 */
function readKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !uuid.test(key)) throw badRequest('Idempotency-Key takes a UUID')
  return key.toLowerCase()
}

const errorsAt = (fields: readonly string[], key: string): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, key]))

/** Wrong and too large files, and infected ones, as field errors. */
async function fileErrors(submission: Submission, { scan }: MainApiContext) {
  const wrong = wrongFiles(submission).filter((field) => !submission.tooLargeFields.includes(field))
  const isClean = wrong.length === 0 && submission.tooLargeFields.length === 0
  const verdicts = isClean ? await Promise.all(submission.uploads.map((upload) => scan(upload.incomingFile))) : []
  const infected = submission.uploads.filter((_, index) => verdicts[index] === 'infected').map(({ field }) => field)
  return {
    tooLarge: errorsAt(submission.tooLargeFields, 'errors.file.size'),
    wrong: errorsAt(wrong, 'errors.file.type'),
    infected: errorsAt(infected, infectedMessage),
  }
}

/** Checks a submission and stores it; a page that posts without a key is known by what it says, for an hour. */
async function submit(
  form: FormName,
  submission: Submission,
  request: FastifyRequest,
  context: MainApiContext,
): Promise<Receipt> {
  const key = readKey(request)
  const database = context.database.get()
  const known = key === null ? null : await withStorage(() => findReceipt(database, form, key))
  if (known) return known

  const isPage = isPagePost(request)
  const files = await fileErrors(submission, context)
  const verdict = await validateForm(form, valuesToCheck(form, submission), { positions: context.positionSlugs })
  const fields = { ...(verdict.ok ? {} : verdict.fields), ...files.infected, ...files.wrong, ...files.tooLarge }
  if (!isPage && Object.keys(files.tooLarge).length > 0) throw tooLarge(files.tooLarge)
  if (!isPage && Object.keys(files.wrong).length > 0) throw wrongFileType(files.wrong)
  if (!verdict.ok || Object.keys(fields).length > 0) throw validationFailed(fields)

  const digest = digestOf(form, verdict.value, submission.uploads)
  const pageKey = isPage ? `page:${digest}:${Math.floor(Date.now() / keyBucketMs)}` : null
  const suspicion = suspicionOf(submission.values, await context.isOverRate(request))
  const valid = { form, value: verdict.value, uploads: submission.uploads, suspicion, digest }
  return withStorage(() => storeSubmission({ ...valid, idempotencyKey: key ?? pageKey }, { ...context, database }))
}

/**
 * Answers a submission of one form: 201 with the receipt, or 303 to the thank-you page for a page that posts without
 * scripts (contracts, section 4). Errors are thrown; a page gets its own with everything typed.
 */
export const createFormHandler =
  (form: FormName, context: MainApiContext) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isPage = isPagePost(request)
    const submission = await readSubmission(request, form, context.dataDir)
    const language = languageOfForm(submission.values, request)
    try {
      const { token } = submission.values
      if (isPage && !(typeof token === 'string' && isSameSecret(token, context.token))) throw unauthorized()
      if (isPage) await context.requireRate(request)
      const { id, received_at } = await submit(form, submission, request, context)
      if (isPage) return reply.code(303).header('location', localizedPath('/thank-you/', language)).send()
      return reply.code(201).send({ data: { id, received_at } })
    } catch (error) {
      if (!isPage || !(error instanceof HttpError) || error.status === 401) throw error
      if (error.status >= 500) request.log.error({ err: error }, error.message)
      const html = formPage({ form, language, error, values: submission.values, context })
      return reply.code(error.status).headers(error.headers).type('text/html; charset=utf-8').send(html)
    } finally {
      await discardIncoming(submission.uploads)
    }
  }
