import type { FormName } from '../../src/forms/fields'
import { paths } from '../../src/i18n/paths'
import { languageRows } from './kinds-of-pages'

/** A file as Playwright puts it into a form. */
export interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A form of the site, with what fills it in rightly and what is stored of that. */
export interface FormCase {
  form: FormName
  /** Plain path of a page that has it. */
  path: string
  texts: Readonly<Record<string, string>>
  choices: Readonly<Record<string, string>>
  files: Readonly<Record<string, TestFile>>
  /** What is stored otherwise than it was typed. */
  stored: Readonly<Record<string, unknown>>
}

/** Names as people have them, a phone number as people write it. */
const person = {
  texts: { name: 'สมหญิง', last_name: 'O’Brien-ณ อยุธยา', mobile: '๐๘๑-234 5678', email: ' somying@example.co.th ' },
  stored: { mobile: '+66812345678', email: 'somying@example.co.th' },
} as const

const interest = {
  project: 'vehha-hua-hin',
  location: 'hua-hin',
  type: 'condominium',
  budget: '5m-10m',
} as const

/** The smallest picture there is. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

export const pdfFile = (name: string, bytes = 2000): TestFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 9, 0x20)]),
})
export const pngFile = (name: string): TestFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(onePixel, 'base64'),
})

/** The five forms (contracts, section 4). */
export const formCases: readonly FormCase[] = [
  {
    form: 'registration',
    path: paths.projects,
    texts: person.texts,
    choices: interest,
    files: {},
    stored: person.stored,
  },
  {
    form: 'inquiry',
    path: '/contact/inquiry-form/',
    texts: { ...person.texts, topic: 'ห้องมุม', message: 'บรรทัดแรก\nบรรทัดที่สอง' },
    choices: { ...interest, subject: 'appointment' },
    files: {},
    stored: person.stored,
  },
  {
    form: 'land',
    path: '/contact/land-selling-proposal/',
    texts: {
      ...person.texts,
      area_rai: '๑',
      area_ngan: '2',
      area_sqw: '50.5',
      price_per_sqw: '35,000',
      province: 'ประจวบคีรีขันธ์',
      district: 'หัวหิน',
      subdistrict: 'หนองแก',
      road: 'เพชรเกษม',
    },
    choices: { seller_type: 'agent', sale_type: 'redemption' },
    files: { map_sheet: pngFile('ระวาง.png'), title_deed: pdfFile('โฉนด.pdf'), map: pdfFile('map.pdf') },
    stored: {
      ...person.stored,
      area_rai: 1,
      area_ngan: 2,
      area_sqw: 50.5,
      price_per_sqw: 35000,
      total_value: 22767500,
    },
  },
  {
    form: 'career',
    path: '/contact/careers/',
    texts: person.texts,
    choices: { position: 'general' },
    files: { resume: pdfFile('ประวัติย่อ.pdf') },
    stored: person.stored,
  },
  {
    form: 'rights',
    path: '/privacy-notice/data-subject-rights/',
    texts: { ...person.texts, detail: 'ข้อมูลที่ให้ไว้ในงานเปิดตัวโครงการ' },
    choices: { requester: 'customer', right: 'erase' },
    files: {},
    stored: person.stored,
  },
]

export const caseOf = (form: FormName): FormCase => {
  const found = formCases.find((candidate) => candidate.form === form)
  if (!found) throw new Error(`No case for ${form}`)
  return found
}

/** Every form in every language. */
export const formRows = formCases.flatMap((formCase) =>
  languageRows.map(({ language, prefix }) => ({
    form: formCase.form,
    language,
    formCase,
    address: `${prefix}${formCase.path}`,
  })),
)

/** Every form once, the languages in turn: for what does not depend on words. */
export const halfOfFormRows = formRows.filter((_, index) => index % 4 === 0 || index % 4 === 3)
