import fs from 'node:fs'
import path from 'node:path'
import { languages } from './locales'

/** All faults of the dictionaries, one line each. */
export class MessagesError extends Error {
  override readonly name = 'MessagesError'
}

function keysOf(value: unknown, prefix: string, problems: string[]): string[] {
  if (typeof value === 'string') {
    if (value.trim() === '') problems.push(`${prefix}: got an empty text, takes words`)
    return [prefix]
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(`${prefix}: got ${JSON.stringify(value)}, takes a text or more keys`)
    return []
  }
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, prefix ? `${prefix}.${key}` : key, problems))
}

const filesOf = (folder: string) =>
  fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.json')) : []

/**
 * Checks that the dictionaries of all languages have the same files and the same keys, and that no text is empty.
 *
 * @param messagesDir the folder with one folder per language
 * @throws {MessagesError} naming each file and key that is missing or wrong
 */
export function checkMessages(messagesDir: string): void {
  const problems: string[] = []
  const files = new Set(languages.flatMap((language) => filesOf(path.join(messagesDir, language))))
  for (const file of [...files].sort()) {
    const keysByLanguage = languages.map((language) => {
      const location = path.join(messagesDir, language, file)
      const found: string[] = []
      const content: unknown = fs.existsSync(location) ? JSON.parse(fs.readFileSync(location, 'utf8')) : {}
      const keys = new Set(keysOf(content, '', found))
      problems.push(...found.map((problem) => `${language}/${file}: ${problem}`))
      return { language, keys }
    })
    const all = new Set(keysByLanguage.flatMap(({ keys }) => [...keys]))
    for (const { language, keys } of keysByLanguage) {
      problems.push(
        ...[...all].filter((key) => !keys.has(key)).map((key) => `${language}/${file}: "${key}" is missing`),
      )
    }
  }
  if (problems.length > 0) throw new MessagesError(`The dictionaries are not right:\n  ${problems.join('\n  ')}`)
}
