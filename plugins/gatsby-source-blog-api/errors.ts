import type { GatsbyNode } from 'gatsby'

/** What an error's text is made from; which of them are there depends on the error. */
export interface ErrorContext {
  /** Method and address, such as `GET http://localhost:9000/blog-api/blogs/contents/active`. */
  request?: string
  status?: number
  /** What went wrong, in the words of the system or of the check. */
  cause?: string
  timeoutMs?: number
  /** Number of articles listed now, and at the last good build. */
  count?: number
  lastCount?: number
}

/**
 * Every error that stops the sourcing: its number, and a text that says what happened, the likely cause and what to do.
 * Numbers are never used twice.
 */
const errors = {
  requestFailed: {
    id: '10001',
    text: ({ request, cause }: ErrorContext) =>
      `The blog API could not be read: ${request} failed (${cause}). ` +
      `Most likely the API is down or the address is wrong. Check GATSBY_BLOG_API_URL and that the API runs, then build again.`,
  },
  badStatus: {
    id: '10002',
    text: ({ request, status }: ErrorContext) =>
      `The blog API answered ${request} with status ${status}. ` +
      (status === 401 || status === 403
        ? `Most likely the token is wrong. Check GATSBY_BLOG_API_TOKEN, then build again.`
        : `Most likely the API has a fault, or the address is not that of a blog API. Check GATSBY_BLOG_API_URL and the API's own log, then build again.`),
  },
  timedOut: {
    id: '10003',
    text: ({ request, timeoutMs }: ErrorContext) =>
      `The blog API did not finish its answer to ${request} within ${timeoutMs} ms. ` +
      `Most likely it is overloaded or hangs. Check that it answers in a browser, or raise the plugin's option timeoutMs, then build again.`,
  },
  notJson: {
    id: '10004',
    text: ({ request, cause }: ErrorContext) =>
      `The blog API answered ${request} with what is not JSON (${cause}). ` +
      `Most likely GATSBY_BLOG_API_URL leads to a website, a login page or a proxy's error page instead of the API. Correct it, then build again.`,
  },
  wrongShape: {
    id: '10005',
    text: ({ request, cause }: ErrorContext) =>
      `The blog API answered ${request} with JSON of another shape: ${cause}. ` +
      `Most likely GATSBY_BLOG_API_URL leads to another API or another version of it. Correct it, then build again.`,
  },
  articleLoss: {
    id: '10006',
    text: ({ count, lastCount }: ErrorContext) =>
      `The blog API lists ${count} articles, but ${lastCount} at the last good build: more than half are gone. ` +
      `Most likely articles were unpublished or deleted by mistake, or the API is not complete yet. ` +
      `Check the API; if the loss is intended, build once with ALLOW_ARTICLE_LOSS=1.`,
  },
} as const

export type ErrorName = keyof typeof errors

/** An error that a site's owner can act on; it stops the sourcing. */
export class BlogApiError extends Error {
  override readonly name = 'BlogApiError'

  constructor(
    readonly code: ErrorName,
    readonly context: ErrorContext,
  ) {
    super(errors[code].text(context))
  }

  /** The form in which Gatsby's reporter takes it: the text comes from the error map. */
  report() {
    return { id: errors[this.code].id, context: { ...this.context } }
  }
}

/** The error map of Gatsby's reporter, made from the one list of errors, so that no code can be missing from it. */
export function createErrorMap() {
  return Object.fromEntries(
    Object.values(errors).map(({ id, text }) => [
      id,
      { text, level: 'ERROR', type: 'PLUGIN', category: 'THIRD_PARTY' } as const,
    ]),
  )
}

/** Makes the plugin's errors known to Gatsby. */
export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  reporter.setErrorMap(createErrorMap())
}
