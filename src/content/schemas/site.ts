import * as yup from 'yup'
import { redirectMiddlewareNames } from '../../redirects/middleware'
import { film, httpsAddress, localizedText, localizedTexts, pictureName, sitePath, slug } from './parts'

/** Settings that hold an external address which navigation may point at. */
export const linkSettings = ['GATSBY_INVESTOR_RELATIONS_URL', 'GATSBY_PRIVILEGE_LOGIN_URL'] as const

const socialLink = yup
  .object({
    network: yup.string().oneOf(['facebook', 'messenger', 'instagram', 'line', 'youtube']).required(),
    url: httpsAddress().required(),
  })
  .noUnknown()
  .required()

/** content/site.json: facts about the company that every page may need. */
export const siteFactsSchema = yup
  .object({
    name: localizedText(),
    legalName: localizedText(),
    description: localizedText(),
    address: localizedTexts(1),
    phone: yup
      .string()
      .matches(/^\+66\d{8,9}$/, 'a Thai number in international form, such as "+6620000000"')
      .required(),
    fax: yup
      .string()
      .matches(/^\+66\d{8,9}$/, 'a Thai number in international form, such as "+6620000001"')
      .required(),
    email: yup.string().email().required(),
    officeHours: localizedText(),
    coordinates: yup.object({ latitude: yup.number().required(), longitude: yup.number().required() }).required(),
    homeFilm: film(),
    social: yup.array(socialLink).required(),
  })
  .noUnknown()

const link = yup
  .object({
    label: localizedText(),
    path: sitePath().optional(),
    setting: yup.string().oneOf(linkSettings).optional(),
  })
  .noUnknown()
  .test('one-target', 'either a path or a setting', ({ path, setting }) => Boolean(path) !== Boolean(setting))

/** content/navigation.json: entries of the header, in order, with what opens under them; and of the footer. */
export const navigationSchema = yup
  .object({
    main: yup
      .array(link.shape({ key: slug(), picture: pictureName().optional(), children: yup.array(link).required() }))
      .min(1)
      .required(),
    legal: yup.array(link).min(1).required(),
  })
  .noUnknown()

/** content/pictures.json: a picture and what it shows. */
export const pictureSchema = yup
  .object({
    name: pictureName(),
    file: yup
      .string()
      .matches(/^[a-z0-9-]+\.(jpg|png)$/, 'a file name in content/images, such as "home-hero.jpg"')
      .required(),
    alt: localizedText(),
  })
  .noUnknown()

/** content/redirects.json: an old path and where it leads now. Each holds in both languages. */
export const redirectSchema = yup
  .object({
    from: sitePath().required(),
    to: sitePath().optional(),
    setting: yup.string().oneOf(['PHUKET_RESIDENCES_URL']).optional(),
    middleware: yup.string().oneOf(redirectMiddlewareNames).optional(),
    note: yup.string().required(),
  })
  .noUnknown()
  .test(
    'one-target',
    'one of "to", "setting" and "middleware"',
    ({ to, setting, middleware }) => [to, setting, middleware].filter(Boolean).length === 1,
  )
