import { readJson, store, type TextStorage } from './safe-storage'

/** A submission that was tried: its key, and what it said. */
interface Attempt {
  key: string
  content: string
}

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' && 'content' in value

/** A UUID of version 4. `crypto.randomUUID` is missing on pages that are not secure, such as a phone in the office network. */
function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** A short fingerprint (FNV-1a, twice over): personal data need not lie in the storage once more. */
function fingerprint(text: string): string {
  const hash = (seed: number) => {
    let value = seed
    for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
    return (value >>> 0).toString(36)
  }
  return `${hash(0x811c9dc5)}${hash(0x9e3779b1)}${text.length}`
}

/** What a submission says, files by their facts. */
export function contentOf(values: object, files: Readonly<Record<string, File>>): string {
  const facts = Object.entries(files).map(([name, file]) => [name, file.name, file.size, file.lastModified])
  return fingerprint(JSON.stringify([values, facts]))
}

/**
 * The Idempotency-Key of a submission: the one of the last try when the content is the same, also after a reload, so that a
 * retry after a lost connection is never kept twice; a new one for anything else.
 *
 * @param slot key in the storage
 */
export function attemptKey(storage: TextStorage, slot: string, content: string): string {
  const last = readJson(storage, slot)
  if (isAttempt(last) && last.content === content) return last.key
  const attempt: Attempt = { key: newUuid(), content }
  store(storage, slot, JSON.stringify(attempt))
  return attempt.key
}
