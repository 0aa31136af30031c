import fs from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from '../../src/i18n/locales'
import { languageOf } from '../../src/i18n/paths'
import { errorPage } from '../http/error-page'
import { escapeHtml } from '../http/escape-html'
import type { RequestTarget } from '../http/request-target'
import type { Releases } from '../releases/open-releases'
import { sendMade } from './send-made'

function decodedQuery(query: string): string {
  try {
    return decodeURIComponent(query).normalize('NFC')
  } catch {
    return query
  }
}

/** Answers the 404 page of the live release. */
export type SendNotFound = (
  target: RequestTarget,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>

/**
 * Makes what answers an unknown path: `/404.html` or `/en/404.html` of the release by the language of the path, with
 * `{fullPath}` replaced by what was asked for, as text (contracts, section 5). Each template is read once per content.
 */
export function createNotFound(releases: Releases): SendNotFound {
  const templates = new Map<string, { hash: string; text: string }>()

  const readTemplate = async (path: string): Promise<string | null> => {
    const sitePath = `${localeOf(languageOf(path)).prefix}/404.html`
    const file = releases.current?.files.get(sitePath)
    if (!file) return null
    const known = templates.get(sitePath)
    if (known?.hash === file.hash) return known.text
    const text = await fs.readFile(releases.contentPath(file.hash), 'utf8').catch(() => null)
    if (text !== null) templates.set(sitePath, { hash: file.hash, text })
    return text
  }

  return async ({ path, query }, request, reply) => {
    const template = await readTemplate(path)
    const fullPath = escapeHtml(`${path}${decodedQuery(query)}`)
    const page = Buffer.from(template?.replaceAll('{fullPath}', () => fullPath) ?? errorPage(404, path))
    return sendMade(request, reply.code(404).type('text/html; charset=utf-8'), page)
  }
}
