import fs from 'node:fs'
import path from 'node:path'
import { problemsOfItem } from '../check-content'
import { contentKinds } from '../kinds'

interface Section {
  id: string
  blocks: object[]
}

const kind = contentKinds.find(({ typeName }) => typeName === 'LegalDocument')
const text = { th: 'ข้อความ', en: 'Text' }
const table = { caption: text, head: [text, text], rows: [[text, text]] }

function problemsWith(change: (sections: Section[]) => void): string[] {
  const sections: Section[] = [
    { id: 'data', blocks: [{ paragraph: text }, { list: [text] }, { table }] },
    { id: 'contact', blocks: [{ paragraph: text }] },
  ]
  change(sections)
  const document = {
    slug: 'sample',
    path: '/sample/',
    order: 1,
    title: text,
    description: text,
    updatedAt: '2026-11-02',
    picture: 'contact',
    intro: [text],
    sections: sections.map((section) => ({ ...section, title: text })),
  }
  return kind ? problemsOfItem(kind, document) : ['the kind LegalDocument is missing']
}

const storedDocument = (slug: string) =>
  JSON.parse(fs.readFileSync(path.resolve(`content/legal/${slug}.json`), 'utf8')) as { sections: Section[] }

describe('the schema of policies and notices', () => {
  test('takes paragraphs, lists and tables', () => {
    expect(problemsWith(() => undefined)).toEqual([])
  })

  test('refuses a block with two kinds of content, and an empty one', () => {
    expect(problemsWith(([first]) => first?.blocks.push({ paragraph: text, list: [text] }))).toHaveLength(1)
    expect(problemsWith(([first]) => first?.blocks.push({}))).toHaveLength(1)
  })

  test('refuses a table row with a cell too few', () => {
    const problems = problemsWith(([first]) => first?.blocks.push({ table: { ...table, rows: [[text]] } }))
    expect(problems.join()).toContain('rows with as many cells as the head')
  })

  test('refuses a repeated id and a document that does not end with the contact', () => {
    expect(problemsWith((sections) => sections.reverse()).join()).toContain('the last one "contact"')
    expect(problemsWith((sections) => sections.unshift({ id: 'contact', blocks: [{ list: [text] }] }))).toHaveLength(1)
  })
})

describe('the privacy policy', () => {
  test('has the 13 sections of the specification, section 2', () => {
    expect(storedDocument('privacy-policy').sections).toHaveLength(13)
  })

  test('names the personal-data categories of the specification, section 3', () => {
    const categories = storedDocument('privacy-policy').sections.find(({ id }) => id === 'categories')
    const words = JSON.stringify(categories).toLowerCase()
    for (const name of [
      ...['identity', 'name, address, e-mail, phone'],
      ...['contact', 'project you are interested in', 'budget range', 'reason to buy'],
      ...['technical', 'ip address', 'browser', 'time zone', 'location', 'operating system', 'device'],
      ...['usage', 'communication'],
      ...['contract-related', 'id number', 'card number', 'birth date', 'gender'],
    ]) {
      expect(words).toContain(name)
    }
  })
})
