import type { Language } from '../../../src/i18n/locales'
import { plainPath } from '../../../src/i18n/paths'
import { checkEach, type Rule } from '../base/rule'
import { textRuns } from '../base/text'

/** What a page must state, in each language. */
type Fact = Readonly<Record<Language, RegExp>>

const fact = (th: RegExp, en: RegExp): Fact => ({ th, en })
const millions = (amount: string) => {
  const number = amount.replace('.', '\\.')
  return fact(new RegExp(`(^|\\D)${number} ล้านบาท`), new RegExp(`(^|\\D)${number} million baht`))
}

/** The facts of the specification (section 9) by the plain path of the page that states them. */
const factsByPage: Readonly<Record<string, readonly Fact[]>> = {
  '/project/condo-hua-hin/': [
    fact(/ไม่ถึง 2 ชั่วโมงโดยทางด่วน/, /under 2 hours from Bangkok by expressway/),
    fact(/9 แบบห้อง/, /\b9 unit types/),
    millions('3.69'),
    fact(/พร้อม(เข้า)?อยู่/, /ready to move in/i),
    fact(/สวนน้ำฟรี 3 ปี/, /water[ -]park/),
    fact(/มีห้อง 6 แบบ/, /\b6 unit types/),
    millions('27.9'),
    fact(/27\.9 ล้านบาท สำหรับแบบ 2 ห้องนอน/, /27\.9 million baht for 2 bedrooms/),
  ],
  '/project/condo-phuket/': [
    millions('15'),
    fact(/8 แบบห้อง/, /\b8 unit types/),
    fact(/จากสนามบิน 25 กม\./, /25 km from the airport/),
    fact(/50 นาที/, /50 minutes/),
  ],
  '/project/condo-sathorn/': [
    fact(/11 แบบห้อง/, /\b11 unit types/),
    fact(/32 ชั้น/, /\b32 storeys/),
    fact(/175 ยูนิต/, /\b175 units/),
    fact(/198 คัน/, /\b198 parking spaces/),
    fact(/113 เปอร์เซ็นต์/, /\b113 percent/),
    millions('18.6'),
  ],
  '/project/detached-house-ari/': [
    fact(/6 ยูนิต/, /\b6 units/),
    fact(/3\.5 ชั้น/, /3\.5 storeys/),
    fact(/550 ตร\.ม\./, /550 sqm/),
    fact(/5 ห้องนอน/, /\b5 bedrooms/),
    fact(/3 คัน/, /\b3 parking spaces/),
    fact(/ห้องแม่บ้าน 1 ห้อง/, /\b1 maid room/),
    fact(/สระว่ายน้ำส่วนตัว/, /private pool/),
    millions('82'),
    fact(/BTS 800 ม\./, /BTS station 800 m\b/),
    fact(/1-0-2\.2 ไร่/, /1-0-2\.2 rai/),
  ],
  '/project/': [millions('20'), millions('3.69'), millions('82')],
  '/about/research-and-development/': [fact(/ใช้เวลาไม่ถึงสามนาที/, /AI interior design takes under three minutes/)],
  '/about/proud-story/': [fact(/2532.*ค\.ศ\. 1989.*2567 ค\.ศ\. 2024/, /1989 B\.E\. 2532.*2024 B\.E\. 2567/)],
  '/contact/inquiry-form/': [fact(/09:00–18:00/, /09:00–18:00, except company holidays/)],
}

/** Every business fact of the specification stands on its page, in both languages. */
export const businessFacts: Rule = {
  name: 'The facts of the specification stand on their pages',
  checkPage: ({ path, language, main }) => {
    const runs = main ? textRuns(main).map(({ text }) => text) : []
    // Once by elements, once as it is read: words may stand in an element of their own within a sentence
    const texts = [runs.join(' '), main?.text ?? ''].map((text) => text.replace(/\s+/g, ' '))
    return checkEach(factsByPage[plainPath(path)] ?? [], (wanted) =>
      texts.some((text) => wanted[language].test(text))
        ? []
        : [{ where: path, found: 'no such words', wanted: `words like ${wanted[language].source}` }],
    )
  },
}
