import type { Script } from './letters'

/** A file of a typeface: one weight, one script. */
export interface Face {
  family: 'Trirong' | 'Anuphan'
  weight: 400 | 600
  script: Script
}

/** The faces that the site uses, Trirong for display and Anuphan for text. */
export const faces: readonly Face[] = [
  { family: 'Trirong', weight: 400, script: 'thai' },
  { family: 'Trirong', weight: 400, script: 'latin' },
  { family: 'Anuphan', weight: 400, script: 'thai' },
  { family: 'Anuphan', weight: 400, script: 'latin' },
  { family: 'Anuphan', weight: 600, script: 'thai' },
  { family: 'Anuphan', weight: 600, script: 'latin' },
]

const stem = ({ family, script, weight }: Face) => `${family.toLowerCase()}-${script}-${weight}`

/** Name of the whole file, as the typeface's makers give it out. */
export const wholeFile = (face: Face): string => `${stem(face)}.v5.woff2`

/** Name of the file with the core letters; it is cached for a year, so that a new cut takes a new number. */
export const coreFile = (face: Face): string => `${stem(face)}.core1.woff2`

/** Letters for which the whole file is fetched, before those of the core are taken out. */
export const wholeRanges: Record<Script, string> = {
  thai: 'U+E01-E5B, U+25CC',
  latin:
    'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+304, U+308, U+329, U+2000-200A, U+200E-205F, U+2061-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
}
