import fs from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from '../../src/i18n/locales'
import { languageOf } from '../../src/i18n/paths'
import { errorPage } from '../http/error-page'
import { escapeHtml } from '../http/escape-html'
import type { RequestTarget } from '../http/request-target'
import type { Releases } from '../releases/open-releases'
import { createContentCache } from './content-cache'
import { sendMade } from './send-made'

/** Pages that were made, so that what asks for the same path again and again costs no packing. */
const keptBytes = 8 * 1024 * 1024
/** Longer paths are nobody's habit, and would fill memory by their names. */
const maxKeptPathLength = 500

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
  const pages = createContentCache(keptBytes)

  const readTemplate = async (path: string): Promise<{ hash: string; text: string } | null> => {
    const sitePath = `${localeOf(languageOf(path)).prefix}/404.html`
    const file = releases.current?.files.get(sitePath)
    if (!file) return null
    const known = templates.get(sitePath)
    if (known?.hash === file.hash) return known
    const text = await fs.readFile(releases.contentPath(file.hash), 'utf8').catch(() => null)
    if (text === null) return null
    const template = { hash: file.hash, text }
    templates.set(sitePath, template)
    return template
  }

  const pageOf = async (path: string, fullPath: string): Promise<Buffer> => {
    const template = await readTemplate(path)
    if (!template) return Buffer.from(errorPage(404, path))
    const key = `${template.hash} ${fullPath}`
    const known = pages.get(key)
    if (known) return known
    const shown = escapeHtml(fullPath)
    const page = Buffer.from(template.text.replaceAll('{fullPath}', () => shown))
    if (fullPath.length <= maxKeptPathLength) pages.set(key, page)
    return page
  }

  return async ({ path, query }, request, reply) => {
    const page = await pageOf(path, `${path}${decodedQuery(query)}`)
    return sendMade(request, reply.code(404).type('text/html; charset=utf-8'), page)
  }
}
