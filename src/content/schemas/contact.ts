import * as yup from 'yup'
import { localizedText, localizedTexts, order, slug } from './parts'

/** content/directions.json: one way to come to the headquarters. */
export const directionSchema = yup
  .object({
    mode: yup.string().oneOf(['bts', 'mrt', 'bus', 'car']).required(),
    order: order(),
    title: localizedText(),
    text: localizedText(),
  })
  .noUnknown()

/** content/offices.json: an office beside the headquarters, which stand in content/site.json. */
export const officeSchema = yup
  .object({
    key: slug(),
    order: order(),
    name: localizedText(),
    address: localizedTexts(1),
    landingPage: slug(),
  })
  .noUnknown()

/** content/welfare.json: something that the company gives its people. */
export const welfareSchema = yup.object({ order: order(), title: localizedText(), text: localizedText() }).noUnknown()
