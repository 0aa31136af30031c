import type { Language } from '../../i18n/locales'
import { openIndex, type FetchJson, type OpenIndex } from '../../search/open-index'

const timeoutMs = 15_000

const fetchJson: FetchJson = async (path) => {
  const answer = await fetch(path, { signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`${path}: status ${answer.status}`)
  return answer.json() as Promise<unknown>
}

const opened = new Map<Language, Promise<OpenIndex>>()

/** The index of a language, opened when it is first searched. One that could not be opened is tried again the next time. */
export function indexOf(language: Language): Promise<OpenIndex> {
  const known = opened.get(language) ?? openIndex(language, fetchJson)
  opened.set(language, known)
  known.catch(() => opened.delete(language))
  return known
}
