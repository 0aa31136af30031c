import * as yup from 'yup'

/** Text in both languages; each must be written. */
export const localizedText = () =>
  yup
    .object({ th: yup.string().trim().min(1).required(), en: yup.string().trim().min(1).required() })
    .noUnknown()
    .required()

export const localizedTexts = (least = 0) => yup.array(localizedText()).min(least).required()

/** Last part of a path: small Latin letters, digits and hyphens. */
export const slug = () =>
  yup
    .string()
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and single hyphens, such as "condo-hua-hin"')
    .required()

/** Name of a picture in content/pictures.json. */
export const pictureName = () => slug()

export const isoTime = () =>
  yup
    .string()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/, 'an ISO time in UTC, such as "2026-10-01T02:00:00.000Z"')
    .required()

export const isoDay = () =>
  yup
    .string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'a day, such as "2027-12-31"')
    .required()

export const httpsAddress = () =>
  yup.string().matches(/^https?:\/\/[^\s/]+\S*$/, 'an absolute address, such as "https://www.example.com/"')

/** A path of the site, in its Thai form, with a slash at its end; a hash may follow. */
export const sitePath = () =>
  yup.string().matches(/^\/(?!\/)([^\s?#]*\/)?(#[\w-]+)?$/, 'a path with a slash at both ends, such as "/project/"')

export const baht = () => yup.number().integer().positive()

/** A film for the head of a page: where it lies, and its captions, which a film with speech needs. */
export const film = () =>
  yup
    .object({
      address: yup
        .string()
        .matches(/^(https:\/\/[^\s/]+\/\S+|\/films\/[\w-]+)\.(mp4|webm)$/, 'a film, such as "/films/hua-hin.mp4"')
        .required(),
      captions: yup
        .object({ th: captionFile(), en: captionFile() })
        .noUnknown()
        .nullable()
        .defined(),
    })
    .noUnknown()
    .nullable()
    .defined()

const captionFile = () =>
  yup
    .string()
    .matches(/^\/films\/[\w-]+\.vtt$/, 'a WebVTT file under static/films, such as "/films/hua-hin-en.vtt"')
    .required()

export const order = () => yup.number().integer().min(1).required()

export { locationKeys, projectTypeKeys } from '../../forms/fields'
