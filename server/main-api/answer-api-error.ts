import type { FastifyReply, FastifyRequest } from 'fastify'
import { localizedPath } from '../../src/i18n/paths'
import { answerError } from '../http/answer-error'
import { isPagePost, languageOfForm } from './page-request'

const speaksJson = () => true

/**
 * Answers an error of the main API: JSON, with the fields that are not right where there are some; a page that has posted a form
 * gets a small page.
 */
export function answerApiError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!isPagePost(request)) return answerError(error, request, reply, speaksJson)
  const language = languageOfForm({}, request)
  return answerError(error, request, reply, () => false, localizedPath('/', language))
}
