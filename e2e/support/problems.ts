import type { BrowserContext } from 'playwright-core'
import { siteAddress } from './site-address'

/** Something that a visitor's browser complained about. */
export interface Problem {
  kind: 'console' | 'page error' | 'response' | 'request' | 'policy'
  text: string
  /** Address that it is about; empty where there is none. */
  address: string
}

/** What Chromium writes when the Content-Security-Policy or the Permissions-Policy stops something. */
const isOfPolicy = (text: string) => /content security policy|permissions policy/i.test(text)

const isOwn = (address: string) => address.startsWith(`${siteAddress()}/`)

/**
 * Notes everything that the security policy of a page stops, every error and warning of the console, every uncaught error, and every request to the site that fails or is
 * answered with status 400 or above, in all pages of a context. A request that a navigation cut off did not fail.
 */
export function watchProblems(context: BrowserContext): Problem[] {
  const problems: Problem[] = []
  const note = (kind: Problem['kind'], text: string, address: string) => {
    problems.push({ kind, text, address })
  }
  context.on('console', (message) => {
    if (isOfPolicy(message.text())) note('policy', message.text(), message.location().url)
    else if (['error', 'warning'].includes(message.type())) note('console', message.text(), message.location().url)
  })
  context.on('weberror', (error) => note('page error', String(error.error().stack ?? error.error()), ''))
  context.on('response', (response) => {
    if (response.status() >= 400 && isOwn(response.url())) note('response', String(response.status()), response.url())
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    if (reason !== 'net::ERR_ABORTED' && isOwn(request.url())) note('request', reason, request.url())
  })
  return problems
}

/** Lets pass what an unknown path brings with it: the document's own 404, and that of the page data it asks for. */
export function allowUnknownPath(path: string): (problem: Problem) => boolean {
  const known = [path, `/page-data${path}page-data.json`]
  return ({ kind, address }) => {
    if (!isOwn(address) || !['console', 'response'].includes(kind)) return false
    return known.includes(decodeURIComponent(new URL(address).pathname))
  }
}
