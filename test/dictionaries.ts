import fs from 'node:fs'
import path from 'node:path'
import type { Language } from '../src/i18n/locales'
import type { MessageNode } from '../src/i18n/translator'

/** Folder with the dictionaries of the site. */
export const messagesDir = path.resolve(__dirname, '../src/i18n/messages')

/** Names of all dictionaries. */
export const namespaces = fs.readdirSync(path.join(messagesDir, 'th')).map((file) => path.basename(file, '.json'))

/** Dictionaries of a language as Gatsby's data layer gives them to a page. */
export const dictionaryNodes = (language: Language, names: readonly string[] = namespaces): MessageNode[] =>
  names.map((ns) => ({
    language,
    ns,
    data: fs.readFileSync(path.join(messagesDir, language, `${ns}.json`), 'utf8'),
  }))
