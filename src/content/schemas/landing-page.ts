import * as yup from 'yup'
import { landingCompositions } from '../list-keys'
import { localizedText, localizedTexts, pictureName, slug } from './parts'

const benefit = yup.object({ title: localizedText(), text: localizedText() }).noUnknown().required()

const place = yup
  .object({
    name: localizedText(),
    distanceKm: yup.number().positive().required(),
    minutes: yup.number().integer().positive().required(),
  })
  .noUnknown()
  .required()

const surroundings = yup
  .object({
    kind: yup.string().oneOf(['lifestyle', 'hospital', 'transport', 'school']).required(),
    places: yup.array(place).min(1).required(),
  })
  .noUnknown()
  .required()

/** content/landing-pages/*.json: the page of an area under /project/. */
export const landingPageSchema = yup
  .object({
    slug: slug(),
    kind: yup.string().oneOf(['landing', 'coming-soon']).required(),
    composition: yup.string().oneOf(landingCompositions).required(),
    title: localizedText(),
    description: localizedText(),
    eyebrow: localizedText(),
    lead: localizedText(),
    picture: pictureName(),
    projects: yup.array(slug()).min(1).required(),
    introTitle: localizedText(),
    intro: localizedTexts(1),
    benefitsTitle: localizedText(),
    benefits: yup.array(benefit).length(4).required(),
    surroundings: yup.array(surroundings).required(),
    pricingTitle: localizedText(),
    pricingNote: localizedText(),
    detailTitle: localizedText().nullable().defined(),
    detail: localizedTexts(),
    recommended: yup.array(slug()).required(),
    relatedTags: yup.array(yup.string().required()).required(),
  })
  .noUnknown()
