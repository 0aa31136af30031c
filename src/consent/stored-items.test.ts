import fs from 'node:fs'
import { languages } from '../i18n/locales'
import { isKnownItem, storedItems } from './stored-items'

interface Policy {
  sections: { id: string; blocks: { table?: { rows: Record<(typeof languages)[number], string>[][] } }[] }[]
}

const policy = JSON.parse(fs.readFileSync('content/legal/cookie-policy.json', 'utf8')) as Policy
const keptFor = {
  th: (days: number) => (days ? `${days} วัน` : 'จนกว่าจะปิดหน้าต่าง'),
  en: (days: number) => (days ? `${days} days` : 'Until the window is closed'),
}

test.each(languages)('the cookie policy names what is stored, where it belongs and for how long, in %s', (language) => {
  const rows = policy.sections.flatMap(({ id, blocks }) =>
    blocks.flatMap(({ table }) => (table?.rows ?? []).map((cells) => [id, cells[0]?.[language], cells[2]?.[language]])),
  )
  expect(rows).toEqual(storedItems.map(({ category, name, days }) => [category, name, keptFor[language](days)]))
})

test.each([
  ['form-draft:inquiry', true],
  ['_ga_ABC123', true],
  ['_gat', false],
  ['langs', false],
])('that %s is stored is known: %s', (name, expected) => {
  expect(isKnownItem(name)).toBe(expected)
})
