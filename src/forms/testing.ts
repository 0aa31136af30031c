import type { FormName } from './fields'

const person = { name: 'สมหญิง', last_name: 'ใจดี', mobile: '081-234 5678', email: 'somying@example.com' }
const interest = { location: 'hua-hin', budget: '5m-10m', type: 'condominium', project: 'vehha-hua-hin' }
const withEachForm = { language: 'th', acknowledged: true }

/** A valid submission of each form without its files, for tests. */
export const validValues: Readonly<Record<FormName, Readonly<Record<string, unknown>>>> = {
  registration: { ...person, ...interest, ...withEachForm },
  inquiry: {
    ...person,
    ...interest,
    subject: 'appointment',
    topic: 'ขอนัดชมห้องตัวอย่าง',
    message: 'วันเสาร์\nหลังเที่ยง',
    ...withEachForm,
  },
  land: {
    ...person,
    seller_type: 'owner',
    sale_type: 'sale',
    area_rai: 1,
    area_ngan: 2,
    area_sqw: 35.5,
    price_per_sqw: 42_000,
    province: 'ประจวบคีรีขันธ์',
    district: 'หัวหิน',
    subdistrict: 'หนองแก',
    road: 'เพชรเกษม',
    ...withEachForm,
  },
  career: { ...person, position: 'general', ...withEachForm },
  rights: { ...person, requester: 'customer', right: 'access', detail: 'ขอสำเนาข้อมูลทั้งหมด', ...withEachForm },
}

/** What the server or the browser knows of a file that is right, for tests. */
export const validFile = { name: 'scan.pdf', size: 1000, type: 'application/pdf' }

/** A valid submission of each form with its files, as `validateForm` takes it. */
export const validValuesWithFiles = (form: FormName): Record<string, unknown> => {
  if (form === 'land') return { ...validValues.land, map_sheet: validFile, title_deed: validFile, map: validFile }
  return form === 'career' ? { ...validValues.career, resume: validFile } : { ...validValues[form] }
}
