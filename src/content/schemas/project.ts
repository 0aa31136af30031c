import * as yup from 'yup'
import { projectTabs } from '../list-keys'
import {
  baht,
  film,
  httpsAddress,
  localizedText,
  localizedTexts,
  locationKeys,
  order,
  pictureName,
  projectTypeKeys,
  slug,
} from './parts'

const price = () =>
  yup.object({ baht: baht().required(), note: localizedText().nullable().optional() }).noUnknown().nullable().defined()

const unitType = yup
  .object({
    name: localizedText(),
    bedrooms: yup.number().integer().min(0).required(),
    bathrooms: yup.number().integer().min(1).required(),
    areaSqm: yup.array(yup.number().positive().required()).length(2).required(),
    priceFromBaht: baht().nullable().defined(),
  })
  .noUnknown()
  .nullable()
  .defined()

const fact = yup
  .object({ value: yup.string().min(1).required(), unit: localizedText().nullable().defined(), label: localizedText() })
  .noUnknown()
  .required()

/** content/projects/*.json: one residential project and its facts (specification, section 9). */
export const projectSchema = yup
  .object({
    slug: slug(),
    order: order(),
    name: localizedText(),
    tagline: localizedText(),
    place: localizedText(),
    location: yup.string().oneOf(locationKeys).required(),
    type: yup.string().oneOf(projectTypeKeys).required(),
    tabs: yup.array(yup.string().oneOf(projectTabs).required()).min(1).required(),
    status: yup.string().oneOf(['ready', 'selling', 'coming-soon']).required(),
    ownership: yup.string().oneOf(['own', 'joint-venture']).required(),
    landingPage: slug(),
    externalUrl: httpsAddress().nullable().defined(),
    ground: yup
      .string()
      .matches(/^#[0-9A-F]{6}$/i, 'a colour, such as "#93A48C"')
      .required(),
    onGround: yup.string().oneOf(['ink', 'paper']).required(),
    picture: pictureName(),
    plate: yup.object({ number: order(), scale: yup.string().required() }).noUnknown().required(),
    gallery: yup.array(pictureName()).required(),
    film: film(),
    startingPrice: price(),
    cardPrice: price(),
    facts: yup.array(fact).max(6).required(),
    highlights: localizedTexts(),
    intro: localizedText(),
    unitTypes: yup.array(unitType).required(),
  })
  .noUnknown()
