import { unavailable } from '../http/http-error'
import type { BlogArticle } from '../../src/clients/blog-client'
import type { ArticleLookup } from './article-lookup'

export interface RememberOptions {
  rememberMs?: number
  /** Failures are forgotten sooner, so that the site is back when the API is. */
  rememberFailureMs?: number
  maxEntries?: number
  /** Questions that the API is asked at the same time. */
  maxRunning?: number
}

interface Entry {
  answer: Promise<BlogArticle | null>
  expiresAtMs: number
}

/**
 * Remembers the answers of a look-up for a short while, so that nobody can hammer the API through the server:
 * one question for each name at a time, a bounded number of names, a bounded number of questions at once.
 */
export function rememberedLookup(
  lookup: ArticleLookup,
  { rememberMs = 10_000, rememberFailureMs = 2000, maxEntries = 1000, maxRunning = 32 }: RememberOptions = {},
): ArticleLookup {
  const entries = new Map<string, Entry>()
  let running = 0

  const ask = async (name: string, entry: () => Entry) => {
    running += 1
    try {
      return await lookup(name)
    } catch (error) {
      entry().expiresAtMs = performance.now() + rememberFailureMs
      throw error
    } finally {
      running -= 1
    }
  }

  return (name) => {
    const nowMs = performance.now()
    const known = entries.get(name)
    if (known && known.expiresAtMs > nowMs) return known.answer
    if (running >= maxRunning) return Promise.reject(unavailable('Too many articles are asked for', 5))
    const entry: Entry = { answer: ask(name, () => entry), expiresAtMs: nowMs + rememberMs }
    entries.delete(name)
    entries.set(name, entry)
    const [oldest] = entries.keys()
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
    return entry.answer
  }
}
