import fs from 'node:fs/promises'
import subsetFont from 'subset-font'
import { inProject } from '../lib/project'
import { cardWeight, wholeFile, type Face } from './faces'
import { coreLetters, span } from './letters'

/** OpenType features that the site's text can show; figures stay for tables, swashes and small capitals go. */
const keptFeatures = ['ccmp', 'kern', 'liga', 'rlig', 'clig', 'calt', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum']

/** Of a variable typeface, the weights between those of the face stay. */
function axesOf({ weight }: Face) {
  const [min = 0, max] = weight.split(' ').map(Number)
  return max === undefined ? {} : { variationAxes: { wght: { min, max } } }
}

/** The core letters of a face as WOFF2, without the hinting that screens of today do not use. */
export async function cutCore(face: Face): Promise<Buffer> {
  const whole = await fs.readFile(inProject('static', 'fonts', wholeFile(face)))
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: keptFeatures, ...axesOf(face) } as const
  return subsetFont(whole, coreLetters[face.script], options)
}

/** Every letter that the whole files may hold. */
const allLetters = span(0x20, 0x24f) + span(0xe01, 0xe5b) + span(0x2000, 0x22ff) + '\u25cc'

/** A face as TrueType, which is what share cards are drawn with: Pango reads no WOFF2. */
export async function cutCardFont(face: Face): Promise<Buffer> {
  const whole = await fs.readFile(inProject('static', 'fonts', wholeFile(face)))
  const axes = face.weight.includes(' ') ? { variationAxes: { wght: cardWeight(face) } } : {}
  return subsetFont(whole, allLetters, { targetFormat: 'truetype', noHinting: true, ...axes })
}
