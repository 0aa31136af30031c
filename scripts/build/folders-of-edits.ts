import { languages, localeOf } from '../../src/i18n/locales'

/** Folders below public/ that an edit of articles writes to besides the pages' own: pictures, data, feeds, notes. */
export const foldersOfEdits = [
  ...languages.map((language) => ({ folder: localeOf(language).prefix.slice(1), isDeep: false })),
  { folder: '_gatsby', isDeep: true },
  { folder: 'builds', isDeep: true },
  { folder: 'page-data', isDeep: false },
  { folder: 'page-data/sq', isDeep: true },
  { folder: 'static', isDeep: true },
]

/** Whether an edit may write to a folder besides those of its pages. */
export const isFolderOfEdits = (name: string): boolean =>
  foldersOfEdits.some(({ folder, isDeep }) => name === folder || (isDeep && name.startsWith(`${folder}/`)))

/** Whether an edit may write to a file besides those of its pages; asked once for each file. */
export const isOfEdits = (name: string): boolean => isFolderOfEdits(name.slice(0, Math.max(0, name.lastIndexOf('/'))))
