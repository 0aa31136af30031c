import * as yup from 'yup'
import { privilegeCategories } from '../list-keys'
import { isoDay, isoTime, localizedText, localizedTexts, order, pictureName, slug } from './parts'

/** content/privileges/*.json: one benefit for members (specification, section 3: privilege item). */
export const privilegeSchema = yup
  .object({
    slug: slug(),
    order: order(),
    category: yup.string().oneOf(privilegeCategories).required(),
    benefit: localizedText(),
    title: localizedText(),
    partner: localizedText(),
    place: localizedText(),
    description: localizedTexts(1),
    conditions: localizedTexts(),
    validUntil: isoDay(),
    picture: pictureName(),
  })
  .noUnknown()

/** content/timeline.json: one year of the company's history, with its year in the Buddhist era beside it. */
export const timelineEntrySchema = yup
  .object({
    year: yup.number().integer().min(1989).max(2100).required(),
    buddhistYear: yup
      .number()
      .integer()
      .required()
      .test('buddhist-era', 'the year plus 543', (value, { parent }: yup.TestContext) => {
        const { year } = parent as { year?: number }
        return value === (year ?? 0) + 543
      }),
    title: localizedText(),
    text: localizedText(),
  })
  .noUnknown()

/** content/pillars.json: one of the pillars that the company stands on. */
export const pillarSchema = yup
  .object({
    order: order(),
    title: localizedText(),
    text: localizedText(),
    practices: localizedTexts(1),
    picture: pictureName(),
  })
  .noUnknown()

/** content/news/*.json: one item of news and activities. */
export const newsItemSchema = yup
  .object({
    slug: slug(),
    title: localizedText(),
    excerpt: localizedText(),
    body: localizedTexts(1),
    picture: pictureName(),
    publishedAt: isoTime(),
    projects: yup.array(slug()).required(),
  })
  .noUnknown()

/** content/activities/*.json: one sustainability activity. */
export const activitySchema = yup
  .object({
    slug: slug(),
    title: localizedText(),
    excerpt: localizedText(),
    body: localizedTexts(1),
    picture: pictureName(),
    theme: yup.string().oneOf(['environment', 'society', 'governance']).required(),
    heldAt: isoTime(),
  })
  .noUnknown()

/** content/positions/*.json: one open position. */
export const positionSchema = yup
  .object({
    slug: slug(),
    order: order(),
    title: localizedText(),
    department: localizedText(),
    place: localizedText(),
    openings: yup.number().integer().min(1).required(),
    postedAt: isoDay(),
    responsibilities: localizedTexts(1),
    qualifications: localizedTexts(1),
    open: yup.boolean().required(),
  })
  .noUnknown()
