import type { FastifyRequest } from 'fastify'
import { isLanguage, defaultLanguage, type Language } from '../../src/i18n/locales'
import { languageOf } from '../../src/i18n/paths'
import { HttpError } from '../http/http-error'

/**
 * Whether a request is a form that a page has posted by itself, without scripts: it takes HTML, cannot carry a bearer token,
 * and is no JSON (contracts, section 4).
 */
export function isPagePost({ method, headers }: FastifyRequest): boolean {
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(headers['content-type'] ?? '')
  return method === 'POST' && isForm && headers.authorization === undefined && /text\/html/i.test(headers.accept ?? '')
}

const hostOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : null

/**
 * Refuses a post that a page of another host has made the browser send. What the browser says first counts:
 * Sec-Fetch-Site, then Origin, then Referer. A client that says nothing of all three is no browser led astray.
 *
 * @param siteUrl the public origin, for servers that see another Host behind their proxy
 * @throws {HttpError} 403
 */
export function requireSameHost({ headers }: FastifyRequest, siteUrl: string): void {
  const own = [headers.host?.toLowerCase(), hostOf(siteUrl)]
  const isOwn = (address: string | undefined) => own.includes(hostOf(address))
  const { origin, referer } = headers
  const fetchSite = headers['sec-fetch-site']
  const isFromOutside =
    fetchSite !== undefined
      ? fetchSite !== 'same-origin'
      : (origin ?? referer) !== undefined && !isOwn(origin ?? referer)
  const isOriginForeign = origin !== undefined && origin !== 'null' && !isOwn(origin)
  if (isFromOutside || isOriginForeign) {
    throw new HttpError(403, 'forbidden', 'A form must be sent from this site', {
      page: {
        th: { heading: 'ส่งแบบฟอร์มไม่ได้', text: 'กรุณากรอกแบบฟอร์มจากหน้าเว็บไซต์ของเรา แล้วส่งอีกครั้ง' },
        en: { heading: 'The form was not sent', text: 'Please fill in the form on our own website and send it again.' },
      },
    })
  }
}

/** The language of a form: what the form says, else that of the page it stands on. */
export function languageOfForm(values: Readonly<Record<string, unknown>>, { headers }: FastifyRequest): Language {
  if (isLanguage(values['language'])) return values['language']
  const { referer } = headers
  return referer !== undefined && URL.canParse(referer) ? languageOf(new URL(referer).pathname) : defaultLanguage
}
