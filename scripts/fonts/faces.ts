import type { Script } from './letters'

/** A file of a typeface: one script, in one weight or all between two. */
export interface Face {
  family: 'Trirong' | 'Anuphan'
  /** As `font-weight` in the style sheet has it. */
  weight: '400' | '400 600'
  script: Script
}

/** The faces that the site uses, Trirong for display and Anuphan for text. */
export const faces: readonly Face[] = [
  { family: 'Trirong', weight: '400', script: 'thai' },
  { family: 'Trirong', weight: '400', script: 'latin' },
  { family: 'Anuphan', weight: '400 600', script: 'thai' },
  { family: 'Anuphan', weight: '400 600', script: 'latin' },
]

const stem = ({ family, script, weight }: Face) => `${family.toLowerCase()}-${script}-${weight.replace(' ', '-')}`

/** Name of the whole file, as the typeface's makers give it out. */
export const wholeFile = (face: Face): string => `${stem(face)}.v5.woff2`

/** Name of the file with the core letters; it is cached for a year, so that a new cut takes a new number. */
export const coreFile = (face: Face): string => `${stem(face)}.core1.woff2`

/** The one weight of a face on share cards: titles in Trirong, labels in the bold Anuphan. */
export const cardWeight = ({ weight }: Face): number => Number(weight.split(' ').at(-1))

/** Name of the file of a face in scripts/share-cards/fonts. */
export const cardFontFile = (face: Face): string =>
  `${face.family.toLowerCase()}-${face.script}-${cardWeight(face)}.ttf`

/** Code points, first and last, that the whole file of a script is for; those of its core are taken out. */
export const wholeSpans: Record<Script, readonly (readonly [number, number])[]> = {
  thai: [
    [0xe01, 0xe5b],
    [0x25cc, 0x25cc],
  ],
  latin: [
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2bb, 0x2bc],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2000, 0x200a],
    [0x2010, 0x205f],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2215],
  ],
}
