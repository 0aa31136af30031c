import * as yup from 'yup'
import { isoDay, localizedText, localizedTexts, order, pictureName, sitePath, slug } from './parts'

const row = localizedTexts(1).required()

const table = yup
  .object({
    caption: localizedText(),
    head: localizedTexts(2),
    rows: yup
      .array(row)
      .min(1)
      .required()
      .test('as-wide-as-head', 'rows with as many cells as the head', (rows, { parent }: yup.TestContext) => {
        const { head } = parent as { head?: unknown[] }
        return rows.every((cells) => cells.length === head?.length)
      }),
  })
  .noUnknown()

const block = yup
  .object({
    paragraph: localizedText().optional().default(undefined),
    list: yup.array(localizedText()).min(1).optional(),
    table: table.optional().default(undefined),
  })
  .noUnknown()
  .required()
  .test(
    'one-content',
    'one of "paragraph", "list" and "table"',
    ({ paragraph, list, table: rows }) => [paragraph, list, rows].filter(Boolean).length === 1,
  )

const section = yup
  .object({ id: slug(), title: localizedText(), blocks: yup.array(block).min(1).required() })
  .noUnknown()
  .required()

/**
 * content/legal/*.json: the policies and notices (specification, section 2). Words in a paragraph or a list may be a link
 * to a page of the site, written as `[words](/path/)`. The last section is called `contact`: it is shown with the ways
 * to reach the data protection officer.
 */
export const legalDocumentSchema = yup
  .object({
    slug: slug(),
    path: sitePath().required(),
    order: order(),
    title: localizedText(),
    description: localizedText(),
    updatedAt: isoDay(),
    picture: pictureName(),
    intro: localizedTexts(1),
    sections: yup
      .array(section)
      .min(1)
      .required()
      .test('ends-with-contact', 'sections of different ids, the last one "contact"', (sections) => {
        const ids = sections.map(({ id }) => id)
        return new Set(ids).size === ids.length && ids.at(-1) === 'contact'
      }),
  })
  .noUnknown()
